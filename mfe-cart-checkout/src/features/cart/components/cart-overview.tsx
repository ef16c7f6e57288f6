import type { Cart } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { space, tokens } from '@aksamit/shared-kit/theme';
import styled from '@emotion/styled';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0 0 ${space(4)};
  margin-bottom: ${space(4)};
  border-bottom: 1px solid ${tokens.color.border};
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

/** The cart's lines in short, beside the form of the last step. Prices before the code, as in the cart. */
export function CartOverview({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <List>
      {cart.items
        .filter((item) => item.isAccepted)
        .map((item) => (
          <li key={item.id}>
            <span>
              {item.item.name}
              <small>{t('line.pieces', { count: item.quantity })}</small>
            </span>
            <span>{item.pricing ? money(item.pricing.promoPrice, item.pricing.currency.code) : '–'}</span>
          </li>
        ))}
    </List>
  );
}
