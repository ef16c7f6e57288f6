import { defineIsland } from '@aksamit/module-sdk/islands';
import { PurchaseBar } from '../features/treatments/components/purchase-bar';
import { purchaseTexts } from '../texts/purchase-texts';

/** The phone's bottom bar of a product page. */
export default defineIsland({
  name: 'purchase-bar',
  component: PurchaseBar,
  texts: { pl: purchaseTexts.pl, en: purchaseTexts.en },
  group: 'purchase',
});
