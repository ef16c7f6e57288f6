import type { ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';

type Timed = Pick<ProductSummary, 'duration' | 'productDurationTo' | 'showProductDuration'>;

/** How long one treatment takes, in words; null when the record hides it. */
export function useDuration(treatment: Timed): string | null {
  const t = useTranslate();
  const { duration, productDurationTo, showProductDuration } = treatment;
  if (!showProductDuration) return null;
  return productDurationTo !== null && productDurationTo > duration
    ? t('duration.range', { from: duration, to: productDurationTo })
    : t('duration.exact', { minutes: duration });
}
