import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { PriceBlock } from '@aksamit/ui';
import { useReductionProps } from '../../../prices/use-reduction-props';
import type { ShownPrice } from '../shown-treatment';

interface TreatmentPriceProps {
  choice: ShownPrice;
  size?: 'md' | 'lg';
}

/** Price of one choice: in all with the number of treatments, or per treatment when it is one; what a promotion takes off. */
export function TreatmentPrice({ choice, size = 'md' }: TreatmentPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const reduction = useReductionProps(choice.reduction);
  const { savingsPercent, treatments } = choice;
  return (
    <PriceBlock
      size={size}
      final={money(choice.total)}
      unit={treatments > 1 ? t('price.forTreatments', { count: treatments }) : t('price.perTreatment')}
      saving={savingsPercent > 0 ? t('price.saving', { percent: savingsPercent }) : undefined}
      {...reduction}
    />
  );
}
