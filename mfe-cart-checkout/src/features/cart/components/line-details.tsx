import type { CartItem, VoucherItemData } from '@aksamit/contracts';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { formatDate, formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';

/**
 * Details of a line beside its name: contents of a package or bundle with the chosen body parts, a voucher's amount and
 * recipient, the held visit. Source: specification, commerce core, "Cart item".
 */
export function LineDetails({ item }: { item: CartItem }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { data, startAt } = item;
  const voucher = data && 'voucherValue' in data ? data : null;
  return (
    <>
      {item.item.products.map(({ product, quantity: count }) => (
        <p key={product.id}>{t('line.content', { count, name: product.name })}</p>
      ))}
      {startAt ? <p>{t('line.visit', { date: formatDateTime(startAt, locale) })}</p> : null}
      {voucher ? <VoucherDetails voucher={voucher} /> : null}
    </>
  );
}

/** For whom a voucher is, its design and words, and where and when it is sent. */
function VoucherDetails({ voucher }: { voucher: VoucherItemData }) {
  const t = useTranslate();
  const recipient = [voucher.voucherFirstName, voucher.voucherLastName].filter(Boolean).join(' ');
  const design = t(`voucherDesigns.${voucher.voucherDesign ?? DEFAULT_VOUCHER_DESIGN}`);
  return (
    <>
      <p>{t('line.voucher.design', { design })}</p>
      {recipient ? <p>{t('line.voucher.for', { name: recipient })}</p> : null}
      {voucher.voucherType === 'electronic' ? <VoucherDelivery voucher={voucher} /> : null}
      {voucher.voucherText ? <p>{t('line.voucher.text', { text: voucher.voucherText })}</p> : null}
      {voucher.voucherLocation ? (
        <p>{t('line.voucher.salon', { name: `${voucher.voucherLocation.name}, ${voucher.voucherLocation.city}` })}</p>
      ) : null}
    </>
  );
}

/** A chosen day that has come meanwhile counts no more: the voucher leaves when it is paid for. */
function VoucherDelivery({ voucher: { voucherEmail, voucherSendOn } }: { voucher: VoucherItemData }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (!voucherEmail) return <p>{t('line.voucher.sentToYou')}</p>;
  if (!voucherSendOn || voucherSendOn <= storeDateOf(new Date()))
    return <p>{t('line.voucher.sentTo', { email: voucherEmail })}</p>;
  const date = formatDate(`${voucherSendOn}T12:00:00Z`, locale);
  return <p>{t('line.voucher.sentOn', { email: voucherEmail, date })}</p>;
}
