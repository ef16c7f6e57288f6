import { defineIsland } from '@aksamit/module-sdk/islands';
import { BuyBox } from '../features/treatments/components/buy-box';
import { purchaseTexts } from '../texts/purchase-texts';

/** What is chosen and bought on a product page; the bottom bar follows it. */
export default defineIsland({
  name: 'buy-box',
  component: BuyBox,
  texts: { pl: purchaseTexts.pl, en: purchaseTexts.en },
  group: 'purchase',
});
