import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import type { Reduction } from '@aksamit/shared-kit/money';
import { reductionProps } from '@aksamit/shared-kit/ui';

/** What a price block shows of a reduction, in this module's words. */
export function useReductionProps(reduction: Reduction | null): ReturnType<typeof reductionProps> {
  const t = useTranslate();
  const money = useMoney();
  return reductionProps(reduction, {
    money,
    label: t('price.lowestLabel'),
    lowest: (price, each) => (each === null ? t('price.lowest', { price }) : t('price.lowestEach', { price, each })),
  });
}
