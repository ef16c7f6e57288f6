import type { Order } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { space, tokens } from '@aksamit/shared-kit/theme';
import styled from '@emotion/styled';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    line-height: 1.4;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
  }
  & > li > span:last-of-type {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What was ordered, as it was bought. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <List>
      {order.items.map((item) => (
        <li key={item.id}>
          <span>
            {item.product.name}
            <small>{t('line.pieces', { count: item.quantity })}</small>
          </span>
          <span>{money(item.price, order.currency.code)}</span>
        </li>
      ))}
    </List>
  );
}
