import type { Order } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { PricedList } from '@aksamit/ui';
import { itemFigure } from '../../../figures/item-figure';
import { useLineWords } from '../../../prices/use-line-words';

/** What was ordered, as it was bought. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslate();
  const money = useMoney();
  const words = useLineWords();
  const { code } = order.currency;
  const lines = order.items.map(({ id, product, itemType, quantity, price, lowestPriceValue, ...item }) => {
    // The promotion's price: the code's discount stands in the total, and a withdrawn line had its price announced as
    // well.
    const paid = price + item.discountCodeValue + (item.amountWaived ?? 0);
    return {
      id,
      name: product.name,
      figure: itemFigure(product),
      note: words.pieces(itemType, quantity),
      details: item.confirmedLabel ? t('orderLine.confirmed', { label: item.confirmedLabel }) : undefined,
      price: money(price, code),
      lowestPrice: words.reduction(itemType, { paid, lowestPiece: lowestPriceValue, pieces: quantity }, code)
        .lowestPrice,
    };
  });
  return <PricedList lines={lines} />;
}
