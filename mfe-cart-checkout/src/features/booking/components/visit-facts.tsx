import type { CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';

/**
 * Duration of the visit, with the additional time of a first one, and the rule for the further visits. Source:
 * readings.md, "Markets, locales, hosts" (additionalVisitTime) and "Visits and slots" (one after the other).
 */
export function VisitFacts({ item, isFirstVisit }: { item: CartItem; isFirstVisit: boolean }) {
  const t = useTranslate();
  const { additionalVisitTime } = usePageContext().market;
  const extra = isFirstVisit ? additionalVisitTime : 0;
  const { duration } = item.item;
  const isSeries = item.quantity > 1 || item.itemType === 'package' || item.itemType === 'bundle';
  return (
    <Text size="sm" tone="muted">
      {duration
        ? t(extra > 0 ? 'reservation.firstLength' : 'reservation.length', { count: duration + extra, extra })
        : ''}
      {isSeries ? ` ${t('reservation.series')}` : ''}
    </Text>
  );
}
