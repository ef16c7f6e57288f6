import { defineIsland } from '@aksamit/module-sdk/islands';
import { CopyAddress } from '../features/salons/components/copy-address';
import { copyAddressTexts } from '../texts/copy-address-texts';

/** The button that copies a salon's address. */
export default defineIsland({
  name: 'copy-address',
  component: CopyAddress,
  texts: { pl: copyAddressTexts.pl, en: copyAddressTexts.en },
});
