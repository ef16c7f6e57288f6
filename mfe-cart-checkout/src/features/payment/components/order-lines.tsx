import type { Order, OrderItem } from '@aksamit/contracts';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
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
  const voucherText = useVoucherText();
  const lines = order.items.map(({ id, product, itemType, quantity, price, lowestPriceValue, ...item }) => {
    // The promotion's price: the code's discount stands in the total, and a withdrawn line had its price announced as
    // well.
    const paid = price + item.discountCodeValue + (item.amountWaived ?? 0);
    return {
      id,
      name: product.name,
      figure: itemFigure(product),
      note: words.pieces(itemType, quantity),
      details: item.confirmedLabel ? t('orderLine.confirmed', { label: item.confirmedLabel }) : voucherText(item.data),
      price: money(price, code),
      lowestPrice: words.reduction(itemType, { paid, lowestPiece: lowestPriceValue, pieces: quantity }, code)
        .lowestPrice,
    };
  });
  return <PricedList lines={lines} />;
}

/** A voucher's design, and the day ahead on which it leaves for its recipient; undefined for another line. */
function useVoucherText(): (data: OrderItem['data']) => string | undefined {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (data) => {
    if (!data || !('voucherValue' in data)) return undefined;
    const design = t('line.voucher.design', {
      design: t(`voucherDesigns.${data.voucherDesign ?? DEFAULT_VOUCHER_DESIGN}`),
    });
    const { voucherEmail: email, voucherSendOn } = data;
    if (!email || !voucherSendOn || voucherSendOn <= storeDateOf(new Date())) return design;
    const date = formatDate(`${voucherSendOn}T12:00:00Z`, locale);
    return `${design}. ${t('line.voucher.sentOn', { email, date })}`;
  };
}
