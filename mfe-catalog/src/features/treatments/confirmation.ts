import { useTranslate } from '@aksamit/module-sdk/i18n';
import { sharedChoice } from '../../choices/shared-choice';
import type { ItemForCart } from '../../product-hero/cart-buttons';

/** Whether the visitor has checked the checkbox of a product, in the buy box and the bottom bar. */
export const useConfirmed = sharedChoice<boolean>();

/** Id of the words at the checkbox: a button pressed before it is checked leads there. */
export const CONFIRM_STATE = 'confirm-state';

/** What the cart's buttons need to know of a product's checkbox; nothing where it has none. */
export function useConfirmation(
  itemId: number,
  label: string | null,
): Pick<ItemForCart, 'isConfirmed' | 'missing' | 'missingAt'> {
  const t = useTranslate();
  const [isConfirmed] = useConfirmed(itemId, false);
  if (label === null) return {};
  return isConfirmed ? { isConfirmed } : { missing: t('purchase.confirmMissing'), missingAt: CONFIRM_STATE };
}
