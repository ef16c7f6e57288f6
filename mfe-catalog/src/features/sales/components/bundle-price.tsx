import type { BundleSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { PriceBlock, Text } from '@aksamit/ui';
import { useReductionProps } from '../../../prices/use-reduction-props';
import { bundleReduction } from '../bundle-rules';

/** What the free treatments of a bundle save, with the price that it is counted from; null: nothing. */
export function bundleSaving(
  { savingsPercent, standardPrice }: Pick<BundleSummary, 'savingsPercent' | 'standardPrice'>,
  t: ReturnType<typeof useTranslate>,
  money: (amountMinor: number) => string,
): string | null {
  return savingsPercent > 0 ? t('price.bonus', { percent: savingsPercent, price: money(standardPrice) }) : null;
}

/** What a bundle costs in all and a treatment; what its bonus saves; what a promotion takes off. */
export function BundlePrice({ bundle, size = 'md' }: { bundle: BundleSummary; size?: 'md' | 'lg' }) {
  const t = useTranslate();
  const money = useMoney();
  const reduction = useReductionProps(bundleReduction(bundle));
  return (
    <div>
      <PriceBlock
        size={size}
        final={money(bundle.pricing.finalPrice)}
        saving={bundleSaving(bundle, t, money) ?? undefined}
        {...reduction}
      />
      <Text size="sm" tone="muted">
        {t('price.each', { price: money(bundle.pricing.pricePerItem) })}
      </Text>
    </div>
  );
}
