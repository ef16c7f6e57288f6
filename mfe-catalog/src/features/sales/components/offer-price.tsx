import type { OfferSummary } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { PriceBlock } from '@aksamit/shared-kit/ui';

interface OfferPriceProps {
  offer: Pick<OfferSummary, 'pricing' | 'standardPrice' | 'savingsPercent' | 'lowestPriceValue' | 'promoValidTo'>;
  size?: 'md' | 'lg';
}

/** What an offer costs, what its treatments cost one by one, and the lowest price of 30 days while a promotion runs. */
export function OfferPrice({ offer, size = 'md' }: OfferPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const { pricing, standardPrice, savingsPercent, lowestPriceValue } = offer;
  const isPromoted = pricing.finalPrice < pricing.price;
  const before = isPromoted
    ? pricing.price
    : standardPrice !== null && standardPrice > pricing.finalPrice
      ? standardPrice
      : null;
  return (
    <PriceBlock
      size={size}
      final={money(pricing.finalPrice)}
      original={before === null ? undefined : money(before)}
      originalLabel={isPromoted ? t('price.before') : t('offer.oneByOne')}
      savings={savingsPercent > 0 ? `−${savingsPercent}%` : undefined}
      unit={before !== null && !isPromoted ? t('offer.oneByOneNote') : undefined}
      lowestPrice={lowestPriceValue === null ? undefined : t('price.lowest', { price: money(lowestPriceValue) })}
    />
  );
}
