import type { Cart } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { space, tokens } from '@aksamit/shared-kit/theme';
import { PricedList } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';

const AboveTotals = styled.div`
  padding-bottom: ${space(4)};
  margin-bottom: ${space(4)};
  border-bottom: 1px solid ${tokens.color.border};
`;

/** The cart's lines in short, beside the form of the last step. Prices before the code, as in the cart. */
export function CartOverview({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const money = useMoney();
  const lines = cart.items
    .filter(({ isAccepted }) => isAccepted)
    .map(({ id, item, quantity, pricing }) => ({
      id,
      name: item.name,
      note: t('line.pieces', { count: quantity }),
      price: pricing ? money(pricing.promoPrice, pricing.currency.code) : '–',
    }));
  return (
    <AboveTotals>
      <PricedList lines={lines} />
    </AboveTotals>
  );
}
