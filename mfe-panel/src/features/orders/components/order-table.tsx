import type { Order } from '@aksamit/shared-kit/contracts';
import { formatDate, useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, useMoney } from '@aksamit/shared-kit/lifecycle';
import { media, tokens } from '@aksamit/shared-kit/theme';
import { Badge, LinkButton } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { type ShownStatus, shownStatus } from '../order-status';

const Table = styled.table`
  width: 100%;
  border: 1px solid ${tokens.color.border};
  border-collapse: separate;
  border-radius: ${tokens.radius.md};
  border-spacing: 0;
  background: ${tokens.color.surface};
  text-align: start;

  & th,
  & td {
    padding: 0.875rem 1.125rem;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
  & tbody th {
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody > tr > * {
    border-top: 1px solid ${tokens.color.border};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  ${media.mobile} {
    display: block;

    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody,
    & tr,
    & tbody th,
    & tbody td {
      display: block;
    }
    & tr {
      padding-block: 0.75rem;
    }
    & tr + tr {
      border-top: 1px solid ${tokens.color.border};
    }
    & tbody > tr > * {
      padding-block: 0.25rem;
      border: 0;
    }
  }
`;

const Status = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.625rem;
`;

const tones: Record<ShownStatus, 'success' | 'warning' | 'neutral' | 'soft'> = {
  active: 'success',
  done: 'neutral',
  canceled: 'neutral',
  refunded: 'neutral',
  toPay: 'warning',
  payInSalon: 'soft',
};

/** Orders: number, treatment, date, status. Columns: specification, content, section 3. */
export function OrderTable({ orders, caption }: { orders: readonly Order[]; caption: string }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  return (
    // Roles said again: a table laid out as blocks on a phone would lose them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <Table role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['number', 'treatment', 'date', 'status'] as const).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`orders.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => {
          const status = shownStatus(order);
          return (
            <tr key={order.id} role="row">
              <th scope="row" role="rowheader">
                <a href={href('cart-checkout/payment-confirmation', { id: order.orderPaymentId })}>{order.number}</a>
              </th>
              <td role="cell">
                <ul>
                  {order.items.map((item) => (
                    <li key={item.id}>
                      {item.product.name} × {item.quantity}
                    </li>
                  ))}
                </ul>
                {money(order.amountDue, order.currency.code)}
              </td>
              <td role="cell">{formatDate(order.createdAt)}</td>
              <td role="cell">
                <Status>
                  <Badge tone={tones[status]}>{t(`orders.status.${status}`)}</Badge>
                  {order.canPay ? (
                    <LinkButton
                      size="sm"
                      variant={status === 'payInSalon' ? 'secondary' : 'primary'}
                      href={href('cart-checkout/payment-summary', { id: order.orderPaymentId })}
                      aria-label={t('orders.payNamed', { number: order.number })}
                    >
                      {t('orders.pay')}
                    </LinkButton>
                  ) : null}
                </Status>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
