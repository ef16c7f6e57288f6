import type { BundleSummary } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { PriceBlock, Text } from '@aksamit/shared-kit/ui';

/** What a bundle costs in all and a treatment; what its bonus saves; the lowest price of 30 days in a promotion. */
export function BundlePrice({ bundle, size = 'md' }: { bundle: BundleSummary; size?: 'md' | 'lg' }) {
  const t = useTranslate();
  const money = useMoney();
  const { pricing, savingsPercent } = bundle;
  const isPromoted = pricing.finalPrice < pricing.price;
  return (
    <div>
      <PriceBlock
        size={size}
        final={money(pricing.finalPrice)}
        original={isPromoted ? money(pricing.price) : undefined}
        originalLabel={t('price.before')}
        savings={savingsPercent > 0 ? `−${savingsPercent}%` : undefined}
        lowestPrice={
          isPromoted && pricing.lowestPriceValue !== null
            ? t('price.lowest', { price: money(pricing.lowestPriceValue) })
            : undefined
        }
      />
      <Text size="sm" tone="muted">
        {t('price.each', { price: money(pricing.pricePerItem) })}
      </Text>
    </div>
  );
}
