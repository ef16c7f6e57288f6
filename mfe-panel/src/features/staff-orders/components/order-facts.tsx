import type { StaffOrder } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';
import { EmailText } from '../../../staff-kit/email-text';
import { Facts } from '../../../staff-kit/facts';
import { methodWord } from '../../../staff-kit/payment-methods';
import { customerOf, phoneOf, useMoneyOf } from '../order-words';
import { OrderBadges } from './order-badges';
import { Part } from './order-style';

/** Who ordered, when, and how it stands. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(order.currency);
  const phone = phoneOf(order);
  const facts: [string, ReactNode][] = [
    ['customer', customerOf(order)],
    [
      'phone',
      <a key="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>,
    ],
    [
      'email',
      <a key="email" href={`mailto:${order.email}`}>
        <EmailText email={order.email} />
      </a>,
    ],
    ['account', t(order.userId === null ? 'staff.orders.facts.guest' : 'staff.orders.facts.hasAccount')],
    ['createdAt', formatDateTime(order.createdAt, locale)],
    ['method', methodWord(order.paymentMethod, t)],
    ...(order.discountCodeValue > 0
      ? [['discount', discountText(order, t('staff.orders.facts.newCustomer'), money)] satisfies [string, ReactNode]]
      : []),
  ];
  return (
    <Part aria-labelledby="order-facts">
      <h2 id="order-facts">{t('staff.orders.facts.title')}</h2>
      <p style={{ marginBottom: '0.75rem' }}>
        <OrderBadges order={order} />
      </p>
      <Facts>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={t(`staff.orders.facts.${name}`)} value={value} />
        ))}
      </Facts>
    </Part>
  );
}

/** A discount without a code is that of new customers. */
const discountText = (order: StaffOrder, unnamed: string, money: (amountMinor: number) => string): string =>
  `${order.discountCode ?? unnamed}, −${money(order.discountCodeValue)}`;

function FactRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
