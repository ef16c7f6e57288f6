import type { StaffOrder } from '@aksamit/contracts/staff';
import { formatDate, formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Facts } from '../../../staff-kit/facts';
import { useMoneyOf } from '../order-words';
import { owedFor } from '../refund-choice';
import { Part, Rows } from './order-style';

/** What was bought, what of it went back, and the sums. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  return (
    <Part aria-labelledby="order-lines">
      <h2 id="order-lines">{t('staff.orders.lines.title')}</h2>
      <Rows>
        {order.items.map((line) => (
          <li key={line.id}>
            <span>
              {line.name} ×&nbsp;{line.quantity}
              {line.visitCount > 0 ? <small>{t('staff.orders.lines.visits', { count: line.visitCount })}</small> : null}
              {line.voucher ? <VoucherFacts voucher={line.voucher} /> : null}
              {line.confirmedLabel ? (
                <small>{t('staff.orders.lines.confirmed', { label: line.confirmedLabel })}</small>
              ) : null}
            </span>
            <span data-amount>
              {money(line.price)}
              {line.amountReturned > 0 ? (
                <small>{t('staff.orders.lines.returned', { amount: money(line.amountReturned) })}</small>
              ) : null}
            </span>
          </li>
        ))}
      </Rows>
      <Sums order={order} />
    </Part>
  );
}

/** How a voucher looks, and where and when it is sent. */
function VoucherFacts({ voucher }: { voucher: NonNullable<StaffOrder['items'][number]['voucher']> }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { design, email, sendOn, sentAt } = voucher;
  const words = 'staff.orders.lines.voucher';
  return (
    <>
      <small>{t(`${words}.design`, { design: t(`${words}.designs.${design}`) })}</small>
      {email ? <small>{t(`${words}.email`, { email })}</small> : null}
      {sentAt ? <small>{t(`${words}.sent`, { date: formatDateTime(sentAt, locale) })}</small> : null}
      {sendOn && !sentAt ? (
        <small>{t(`${words}.leaves`, { date: formatDate(`${sendOn}T12:00:00Z`, locale) })}</small>
      ) : null}
    </>
  );
}

/** Of the price vouchers have paid what is not due any more. */
function Sums({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const byVoucher = order.priceTotal - order.amountDue;
  const sums: [string, number][] = [
    ['priceTotal', order.priceTotal],
    ...(byVoucher > 0 ? [['byVoucher', byVoucher] satisfies [string, number]] : []),
    ['amountPaid', order.amountPaid],
    ...(order.amountRefunded > 0 ? [['amountRefunded', order.amountRefunded] satisfies [string, number]] : []),
    ...(order.doneStatus !== 'canceled' && owedFor(order) > 0
      ? [['owed', owedFor(order)] satisfies [string, number]]
      : []),
  ];
  return (
    <Facts style={{ marginTop: '0.75rem' }}>
      {sums.map(([name, amount]) => (
        <SumRow key={name} name={t(`staff.orders.sums.${name}`)} amount={money(amount)} isStrong={name === 'owed'} />
      ))}
    </Facts>
  );
}

function SumRow({ name, amount, isStrong }: { name: string; amount: string; isStrong: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd style={{ textAlign: 'end' }}>{isStrong ? <strong>{amount}</strong> : amount}</dd>
    </>
  );
}
