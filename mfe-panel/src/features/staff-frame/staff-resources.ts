import { withOwnTexts } from '../../locales/own-texts';
import en from '../../locales/staff.en.json';
import pl from '../../locales/staff.pl.json';

/** Texts of the module and, under `staff`, those of the staff area, which come with its script alone. */
export const staffResources = withOwnTexts({ pl, en });
