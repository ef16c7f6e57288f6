import type { StaffDoneStatus, StaffEvent } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Dialog, Notice, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { usePressOnce } from '../../../forms/use-press-once';
import { markVisit } from '../api/change-visit';
import { refusalOf } from '../refusal';
import { useCalendarCache } from '../use-calendar-cache';
import { outcomesOf } from '../visit-outcomes';
import { customerName, hoursOf } from '../visit-words';
import { Actions } from './panel-style';
import { STATE_ICONS } from './visit-state';

/** Records how a visit ended. What has not begun can only be canceled, after a question. */
export function VisitOutcomes({ event, now }: { event: StaffEvent; now: Date }) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const cache = useCalendarCache(event.location.id);
  const explanationId = useId();
  const [isCanceling, setCanceling] = useState(false);
  const marking = useMutation({
    mutationFn: (doneStatus: StaffDoneStatus) => markVisit(http, { id: event.id, doneStatus }, newIdempotencyKey()),
    onSuccess: (changed) => {
      cache.put(changed);
      bus.publish('toast', { type: 'success', message: t(`staff.outcome.done.${changed.doneStatus}`) });
    },
    onSettled: cache.refetch,
  });
  const markOnce = usePressOnce(marking);
  const outcomes = outcomesOf(event, now);
  if (outcomes.length === 0) return null;
  const isAhead = outcomes.some((outcome) => outcome.isAhead);
  return (
    <section aria-label={t('staff.outcome.title')}>
      <h3>{t('staff.outcome.title')}</h3>
      <Actions>
        {outcomes.map(({ to, isAhead: isEarly }) => {
          const Icon = STATE_ICONS[to];
          const press = () => (to === 'canceled' ? setCanceling(true) : markOnce(to));
          return (
            <Button
              key={to}
              size="sm"
              variant={to === 'done' ? 'primary' : 'secondary'}
              aria-disabled={isEarly || undefined}
              aria-describedby={isEarly ? explanationId : undefined}
              busy={marking.isPending && marking.variables === to}
              onClick={isEarly ? undefined : press}
            >
              <Icon aria-hidden="true" />
              {t(`staff.outcome.actions.${to}`)}
            </Button>
          );
        })}
      </Actions>
      {isAhead ? (
        <Text id={explanationId} size="sm" tone="muted" style={{ marginTop: '0.5rem' }}>
          {t('staff.outcome.ahead', { time: formatTime(event.startAt) })}
        </Text>
      ) : null}
      {marking.error ? (
        <Notice tone="alert" announce="assertive" style={{ marginTop: '0.5rem' }}>
          {refusalOf(marking.error, t).message}
        </Notice>
      ) : null}
      <CancelDialog event={event} isOpen={isCanceling} onClose={() => setCanceling(false)} />
    </section>
  );
}

/** A canceled visit cannot be restored, and its customer receives an e-mail: so it is confirmed. */
function CancelDialog({ event, isOpen, onClose }: { event: StaffEvent; isOpen: boolean; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  return (
    <Dialog open={isOpen} title={t('staff.cancel.title')} closeLabel={t('staff.close')} onClose={onClose}>
      <ConfirmQuestion
        words={{
          confirm: t('staff.cancel.confirm'),
          keep: t('staff.cancel.keep'),
          done: t('staff.outcome.done.canceled'),
        }}
        send={(key) => markVisit(http, { id: event.id, doneStatus: 'canceled' }, key)}
        onClose={onClose}
      >
        <Text>
          {t('staff.cancel.text', {
            name: customerName(event, t),
            treatment: event.product.name,
            hours: hoursOf(event),
          })}
        </Text>
      </ConfirmQuestion>
    </Dialog>
  );
}
