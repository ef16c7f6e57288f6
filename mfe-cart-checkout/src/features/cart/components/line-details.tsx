import type { CartItem } from '@aksamit/contracts';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';

/**
 * Details of a line beside its name: contents of a package or bundle with the chosen body parts, a voucher's amount and
 * recipient, the held visit. Source: specification, commerce core, "Cart item".
 */
export function LineDetails({ item }: { item: CartItem }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { data, startAt } = item;
  const voucher = data && 'voucherValue' in data ? data : null;
  const recipient = voucher ? [voucher.voucherFirstName, voucher.voucherLastName].filter(Boolean).join(' ') : '';
  return (
    <>
      {item.item.products.map(({ product, quantity: count }) => (
        <p key={product.id}>{t('line.content', { count, name: product.name })}</p>
      ))}
      {startAt ? <p>{t('line.visit', { date: formatDateTime(startAt, locale) })}</p> : null}
      {voucher ? (
        <>
          {recipient ? <p>{t('line.voucher.for', { name: recipient })}</p> : null}
          {voucher.voucherType === 'electronic' ? (
            <p>
              {voucher.voucherEmail
                ? t('line.voucher.sentTo', { email: voucher.voucherEmail })
                : t('line.voucher.sentToYou')}
            </p>
          ) : null}
          {voucher.voucherText ? <p>{t('line.voucher.text', { text: voucher.voucherText })}</p> : null}
          {voucher.voucherLocation ? (
            <p>
              {t('line.voucher.salon', { name: `${voucher.voucherLocation.name}, ${voucher.voucherLocation.city}` })}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}
