import { defineIsland } from '@aksamit/module-sdk/islands';
import { CopyContact } from '../features/blocks/components/copy-contact';
import en from '../locales/copy-contact.en.json';
import pl from '../locales/copy-contact.pl.json';

/** The button that copies a phone number or an e-mail address. */
export default defineIsland({ name: 'copy-contact', component: CopyContact, texts: { pl, en } });
