import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { PriceBlock } from '@aksamit/shared-kit/ui';
import type { PriceChoice } from '../price-rules';

interface TreatmentPriceProps {
  choice: PriceChoice;
  size?: 'md' | 'lg';
}

/**
 * Price of one choice: in all with the number of treatments, or per treatment when it is one; the price before a
 * promotion and the lowest price of the last 30 days where a promotion runs.
 */
export function TreatmentPrice({ choice, size = 'md' }: TreatmentPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const promoted = choice.total < choice.originalTotal;
  // Beside a struck price the percentage is of that price; a series without promotion saves against single treatments.
  const savings = promoted ? choice.promoPercent : choice.savingsPercent;
  const unit = choice.treatments > 1 ? t('price.forTreatments', { count: choice.treatments }) : t('price.perTreatment');
  return (
    <PriceBlock
      size={size}
      final={money(choice.total)}
      unit={unit}
      original={promoted ? money(choice.originalTotal) : undefined}
      originalLabel={t('price.before')}
      savings={savings > 0 ? `−${savings}%` : undefined}
      lowestPrice={
        choice.lowestPriceValue === null
          ? undefined
          : t('price.lowest', { price: money(choice.lowestPriceValue * choice.quantity) })
      }
    />
  );
}
