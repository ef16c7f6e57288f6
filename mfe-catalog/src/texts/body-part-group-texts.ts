import en from '../locales/body-part-groups.en.json';
import pl from '../locales/body-part-groups.pl.json';

/** Texts of the groups of body parts: of zones and of a fragment. */
export const bodyPartGroupTexts = { pl, en };
