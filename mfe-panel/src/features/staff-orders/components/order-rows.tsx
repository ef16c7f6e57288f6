import { moneyText } from '@aksamit/contracts/money';
import type { StaffOrderSummary } from '@aksamit/contracts/staff';
import { formatDateTime, type Translate } from '@aksamit/module-sdk/i18n';
import styled from '@emotion/styled';
import { EmailText } from '../../../staff-kit/email-text';
import { customerOf, phoneOf } from '../order-words';
import { OrderBadges } from './order-badges';

const NoWrap = styled.span`
  white-space: nowrap;
`;

const COLUMNS = [
  { key: 'number' },
  { key: 'createdAt', sort: 'createdAt' },
  { key: 'customer', isPlain: true },
  { key: 'status', isPlain: true },
  { key: 'priceTotal', sort: 'priceTotal', isNumber: true },
] as const;

/** Columns of the list of orders. */
export const orderColumns = (t: Translate) =>
  COLUMNS.map((column) => ({ ...column, label: t(`staff.orders.columns.${column.key}`) }));

export interface RowWords {
  locale: 'pl' | 'en';
  hrefOf(orderId: string): string;
}

/** A row of the list; the number leads to the order. */
export const orderRow = (order: StaffOrderSummary, { locale, hrefOf }: RowWords) => ({
  key: order.id,
  href: hrefOf(order.id),
  cells: [
    <NoWrap key="number">{order.number}</NoWrap>,
    <NoWrap key="createdAt">{formatDateTime(order.createdAt, locale)}</NoWrap>,
    <span key="customer" style={{ display: 'grid', overflowWrap: 'anywhere' }}>
      {customerOf(order)}
      <small>
        <EmailText email={order.email} />
        {', '}
        <NoWrap>{phoneOf(order)}</NoWrap>
      </small>
    </span>,
    <OrderBadges key="status" order={order} />,
    moneyText(order.priceTotal, order.currency, locale),
  ],
});
