import type { StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Text } from '@aksamit/ui';
import { usePressOnce } from '../../../forms/use-press-once';
import { changedVisit, refusalOf } from '../refusal';
import { useNoting } from '../use-noting';
import type { VisitChanges } from '../use-visit-changes';
import { Actions } from './panel-style';
import { STATE_ICONS } from './visit-state';

/** Records that the customer is in the salon, on the day of a visit that is ahead; with its undo. */
export function VisitArrival({ event, now, changes }: { event: StaffEvent; now: Date; changes: VisitChanges }) {
  const t = useTranslate();
  const noting = useNoting(changes);
  const noteOnce = usePressOnce(noting);
  const isOpen = event.doneStatus === 'active' && storeDateOf(event.startAt) === storeDateOf(now);
  if (!isOpen) return null;
  const arrivedAt = event.arrivedAt ?? null;
  const record = () => noteOnce({ event, change: { arrived: arrivedAt === null } });
  const Icon = STATE_ICONS.arrived;
  return (
    <section aria-label={t('staff.visit.arrival.title')}>
      <h3>{t('staff.visit.arrival.title')}</h3>
      {arrivedAt === null ? null : <Text>{t('staff.visit.arrival.since', { time: formatTime(arrivedAt) })}</Text>}
      <Actions>
        <Button
          size="sm"
          variant={arrivedAt === null ? 'primary' : 'secondary'}
          busy={noting.isPending}
          onClick={record}
        >
          {arrivedAt === null ? <Icon aria-hidden="true" /> : null}
          {t(arrivedAt === null ? 'staff.visit.arrival.action' : 'staff.visit.arrival.undo')}
        </Button>
      </Actions>
      {noting.error && !changedVisit(noting.error) ? (
        <Notice tone="alert" announce="assertive" style={{ marginTop: '0.5rem' }}>
          {refusalOf(noting.error, t).message}
        </Notice>
      ) : null}
    </section>
  );
}
