import { useTranslate } from '@aksamit/module-sdk/i18n';
import { sharedChoice } from '../../choices/shared-choice';
import type { ItemForCart } from '../../product-hero/cart-buttons';

/** Whether the visitor has checked the checkbox of a product, in the buy box and the bottom bar. */
export const useConfirmed = sharedChoice<boolean>();

/** What the cart's buttons need to know of a product's checkbox; nothing where it has none. */
export function useConfirmation(itemId: number, label: string | null): Pick<ItemForCart, 'isConfirmed' | 'missing'> {
  const t = useTranslate();
  const [isConfirmed] = useConfirmed(itemId, false);
  if (label === null) return {};
  return isConfirmed ? { isConfirmed } : { missing: t('purchase.confirmMissing') };
}
