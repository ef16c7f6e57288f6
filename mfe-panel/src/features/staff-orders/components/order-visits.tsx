import type { StaffOrder } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Text } from '@aksamit/ui';
import { VISIT_TONES, visitState } from '../order-words';
import { Part, Rows } from './order-style';

export interface OrderVisitsProps {
  order: StaffOrder;
  /** Names of salons by id, of those that the person works in. */
  salonNames: ReadonlyMap<string, string>;
}

/** Visits of the order; each leads to its day in the calendar of its salon. */
export function OrderVisits({ order, salonNames }: OrderVisitsProps) {
  const t = useTranslate();
  return (
    <Part aria-labelledby="order-visits">
      <h2 id="order-visits">{t('staff.orders.visits.title')}</h2>
      {order.events.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('staff.orders.visits.none')}
        </Text>
      ) : null}
      <Rows>
        {order.events.map((visit) => (
          <Visit key={visit.id} visit={visit} order={order} salonName={salonNames.get(visit.locationId)} />
        ))}
      </Rows>
    </Part>
  );
}

interface VisitProps {
  visit: StaffOrder['events'][number];
  order: StaffOrder;
  /** Undefined for a salon that the person does not work in, or one that was closed down. */
  salonName: string | undefined;
}

function Visit({ visit, order, salonName }: VisitProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const line = order.items.find(({ id }) => id === visit.orderProductId);
  const query = new URLSearchParams({ salon: visit.locationId, date: storeDateOf(visit.startAt) });
  const time = formatDateTime(visit.startAt, locale);
  return (
    <li>
      <span>
        {salonName === undefined ? time : <a href={`${href('panel/staff-calendar')}?${query}`}>{time}</a>}
        <small>{[line?.name, salonName ?? t('staff.orders.visits.otherSalon')].filter(Boolean).join(', ')}</small>
      </span>
      <Badge tone={VISIT_TONES[visit.state] ?? 'neutral'}>{visitState(visit.state, t)}</Badge>
    </li>
  );
}
