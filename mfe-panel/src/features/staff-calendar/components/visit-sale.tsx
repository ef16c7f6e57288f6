import type { StaffEvent } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { LinkButton, Stack } from '@aksamit/ui';
import { Banknote, Plus } from 'lucide-react';

/** States in which a visit by phone is paid for: one that did not happen is not. */
const PAID_STATES: readonly string[] = ['active', 'done'];

/** Leads to the sale at the desk: of the visit itself where it has no order, and of the customer's next treatment. */
export function VisitSale({ event: { id, orderId, doneStatus } }: { event: StaffEvent }) {
  const t = useTranslate();
  const sale = useHref()('panel/staff-sale');
  return (
    <Stack direction="row" gap={2}>
      {orderId === null && PAID_STATES.includes(doneStatus) ? (
        <LinkButton size="sm" href={`${sale}?${new URLSearchParams({ visit: id, self: '1' })}`}>
          <Banknote aria-hidden="true" />
          {t('staff.sales.payVisit')}
        </LinkButton>
      ) : null}
      <LinkButton size="sm" variant="secondary" href={`${sale}?${new URLSearchParams({ visit: id })}`}>
        <Plus aria-hidden="true" />
        {t('staff.sales.next')}
      </LinkButton>
    </Stack>
  );
}
