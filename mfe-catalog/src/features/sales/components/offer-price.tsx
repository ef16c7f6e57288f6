import type { OfferSummary } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { PriceBlock } from '@aksamit/ui';
import { useReductionProps } from '../../../prices/use-reduction-props';

interface OfferPriceProps {
  offer: Pick<OfferSummary, 'pricing' | 'standardPrice' | 'savingsPercent' | 'lowestPriceValue'>;
  size?: 'md' | 'lg';
}

/** What an offer costs, how much less that is than its treatments one by one, and what a promotion takes off. */
export function OfferPrice({ offer, size = 'md' }: OfferPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const { pricing, standardPrice, savingsPercent, lowestPriceValue } = offer;
  const reduction = useReductionProps(
    reductionOf({ paid: pricing.finalPrice, lowestPiece: lowestPriceValue, pieces: 1 }),
  );
  return (
    <PriceBlock
      size={size}
      final={money(pricing.finalPrice)}
      saving={
        standardPrice !== null && savingsPercent > 0
          ? t('price.separately', { percent: savingsPercent, price: money(standardPrice) })
          : undefined
      }
      {...reduction}
    />
  );
}
