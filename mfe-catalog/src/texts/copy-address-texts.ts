import en from '../locales/copy-address.en.json';
import pl from '../locales/copy-address.pl.json';

/** Texts of the button that copies a salon's address, an island. */
export const copyAddressTexts = { pl, en };
