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
  const unit = choice.treatments > 1 ? t('price.forTreatments', { count: choice.treatments }) : t('price.perTreatment');
  return (
    <PriceBlock
      size={size}
      final={money(choice.total)}
      unit={unit}
      original={promoted ? money(choice.originalTotal) : undefined}
      originalLabel={t('price.before')}
      savings={choice.savingsPercent > 0 ? `−${choice.savingsPercent}%` : undefined}
      lowestPrice={
        choice.lowestPriceValue === null
          ? undefined
          : t('price.lowest', { price: money(choice.lowestPriceValue * choice.quantity) })
      }
    />
  );
}
