import type { StaffDoneStatus, StaffEvent } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Dialog, Notice, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { markVisit } from '../api/change-visit';
import { changedVisit, refusalOf } from '../refusal';
import type { VisitChanges } from '../use-visit-changes';
import { outcomesOf } from '../visit-outcomes';
import { customerName, hoursOf } from '../visit-words';
import { Actions } from './panel-style';
import { STATE_ICONS } from './visit-state';

interface Marking {
  /** The visit as it was seen. */
  event: StaffEvent;
  to: StaffDoneStatus;
  /** Omitted: a fresh one. */
  key?: string;
}

/** Marks a visit with its outcome, on the version that was seen. */
function useMarking(changes: VisitChanges, now: Date) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const make = ({ event, to, key = newIdempotencyKey() }: Marking) =>
    changes.make({
      event,
      send: (version) => markVisit(http, { id: event.id, doneStatus: to, version }, key),
      againLabel: t('staff.visit.changed.again.mark', { action: t(`staff.outcome.actions.${to}`) }),
      again: (present) => marking.mutate({ event: present, to }),
      isPossible: (present) => outcomesOf(present, now).some((outcome) => outcome.to === to && !outcome.isAhead),
    });
  const marking = useMutation<StaffEvent, Error, Marking>({
    mutationFn: make,
    onSuccess: (changed) => {
      bus.publish('toast', { type: 'success', message: t(`staff.outcome.done.${changed.doneStatus}`) });
    },
  });
  return { marking, make };
}

/** Records how a visit ended. What has not begun can only be canceled, after a question. */
export function VisitOutcomes({ event, now, changes }: { event: StaffEvent; now: Date; changes: VisitChanges }) {
  const t = useTranslate();
  const explanationId = useId();
  const [isCanceling, setCanceling] = useState(false);
  const { marking, make } = useMarking(changes, now);
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
          const press = () => (to === 'canceled' ? setCanceling(true) : markOnce({ event, to }));
          return (
            <Button
              key={to}
              size="sm"
              variant={to === 'done' ? 'primary' : 'secondary'}
              aria-disabled={isEarly || undefined}
              aria-describedby={isEarly ? explanationId : undefined}
              busy={marking.isPending && marking.variables.to === to}
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
      {marking.error && !changedVisit(marking.error) ? (
        <Notice tone="alert" announce="assertive" style={{ marginTop: '0.5rem' }}>
          {refusalOf(marking.error, t).message}
        </Notice>
      ) : null}
      <CancelDialog event={event} isOpen={isCanceling} make={make} onClose={() => setCanceling(false)} />
    </section>
  );
}

interface CancelDialogProps {
  event: StaffEvent;
  isOpen: boolean;
  make(marking: Marking): Promise<StaffEvent>;
  onClose(): void;
}

/** A canceled visit cannot be restored, and its customer receives an e-mail: so it is confirmed. */
function CancelDialog({ event, isOpen, make, onClose }: CancelDialogProps) {
  const t = useTranslate();
  const keyOf = useAttemptKey();
  const cancel = async () => {
    try {
      return await make({ event, to: 'canceled', key: keyOf([event.id, event.version]) });
    } catch (error) {
      // What a colleague changed is shown beside the calendar, where it can be decided again.
      if (changedVisit(error)) onClose();
      throw error;
    }
  };
  return (
    <Dialog open={isOpen} title={t('staff.cancel.title')} closeLabel={t('staff.close')} onClose={onClose}>
      <ConfirmQuestion
        words={{
          confirm: t('staff.cancel.confirm'),
          keep: t('staff.cancel.keep'),
          done: t('staff.outcome.done.canceled'),
        }}
        send={cancel}
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
