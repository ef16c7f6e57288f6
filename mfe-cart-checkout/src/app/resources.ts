import slotPickerEn from '../fragments/locales/slot-picker.en.json';
import slotPickerPl from '../fragments/locales/slot-picker.pl.json';
import en from '../locales/en.json';
import pl from '../locales/pl.json';

/** Texts of the pages; those of the slot picker are the fragment's own. */
export const resources = { pl: { ...slotPickerPl, ...pl }, en: { ...slotPickerEn, ...en } };
