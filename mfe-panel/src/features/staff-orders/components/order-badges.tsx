import type { StaffOrderSummary } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';
import { DONE_TONES, PAID_TONES } from '../order-words';

/** Both statuses of an order, in words. */
export function OrderBadges({ order }: { order: Pick<StaffOrderSummary, 'doneStatus' | 'paidStatus'> }) {
  const t = useTranslate();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.375rem' }}>
      <Badge tone={DONE_TONES[order.doneStatus]}>{t(`staff.orders.done.${order.doneStatus}`)}</Badge>
      <Badge tone={PAID_TONES[order.paidStatus]}>{t(`staff.orders.paid.${order.paidStatus}`)}</Badge>
    </span>
  );
}
