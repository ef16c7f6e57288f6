import type { Reduction } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { reductionProps } from '@aksamit/ui';

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
