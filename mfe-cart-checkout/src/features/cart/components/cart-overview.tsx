import type { Cart } from '@aksamit/contracts';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { PricedList } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { itemFigure } from '../../../figures/item-figure';
import { useLineWords } from '../../../prices/use-line-words';

const AboveTotals = styled.div`
  padding-bottom: ${space(4)};
  margin-bottom: ${space(4)};
  border-bottom: 1px solid ${tokens.color.border};
`;

/** A summary of the cart's lines, beside the form of the last step. Prices before the code, as in the cart. */
export function CartOverview({ cart }: { cart: Cart }) {
  const money = useMoney();
  const words = useLineWords();
  const lines = cart.items
    .filter(({ isAccepted }) => isAccepted)
    .map(({ id, item, itemType, quantity, pricing }) => ({
      id,
      name: item.name,
      figure: itemFigure(item),
      note: words.pieces(itemType, quantity),
      ...(pricing
        ? {
            price: money(pricing.promoPrice, pricing.currency.code),
            lowestPrice: words.reduction(
              itemType,
              { paid: pricing.promoPrice, lowestPiece: pricing.lowestPriceValue, pieces: quantity },
              pricing.currency.code,
            ).lowestPrice,
          }
        : { price: '–' }),
    }));
  return (
    <AboveTotals>
      <PricedList lines={lines} />
    </AboveTotals>
  );
}
