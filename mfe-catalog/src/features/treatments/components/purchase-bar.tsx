import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { PriceBlock, StickyBar } from '@aksamit/ui';
import { BarDock } from '../../../product-hero/bar-dock';
import { CartButtons } from '../../../product-hero/cart-buttons';
import { type ChosenPrice, useChosenPrice } from '../chosen-price';
import { useConfirmation } from '../confirmation';
import type { PurchasedItem } from '../purchased-item';

interface PurchaseBarProps {
  item: PurchasedItem;
  /** What is chosen at first. */
  initial: ChosenPrice;
  /** Of the product's checkbox; null: it has none. */
  checkbox: string | null;
}

/** The phone's bottom bar: what is chosen, what it costs, the cart's button. Put it last in the page's outermost element. */
export function PurchaseBar({ item, initial, checkbox }: PurchaseBarProps) {
  const t = useTranslate();
  const money = useMoney();
  const [chosen] = useChosenPrice(item.itemId, initial);
  const confirmation = useConfirmation(item.itemId, checkbox);
  return (
    <BarDock>
      <StickyBar label={t('purchase.stickyLabel')}>
        <PriceBlock final={money(chosen.total)} unit={t('purchase.treatments', { count: chosen.treatments })} />
        <CartButtons {...item} {...confirmation} quantity={chosen.quantity} inBar />
      </StickyBar>
    </BarDock>
  );
}
