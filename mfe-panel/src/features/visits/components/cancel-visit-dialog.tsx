import type { Event } from '@aksamit/contracts';
import { formatDeadline } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Text } from '@aksamit/ui';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { cancelVisit } from '../api/cancel-visit';
import { useNoticeHours } from '../use-notice-hours';
import { lastChangeAt } from '../visit-rules';
import { visitMoment } from '../visit-time';

export interface CancelVisitDialogProps {
  /** Visit to cancel, or place on the waiting list to leave; null: no question is open. */
  event: Event | null;
  onClose(): void;
}

/**
 * Asks for confirmation before a visit is canceled: the consequences, until when it is free of charge, and what happens
 * to the treatment.
 */
export function CancelVisitDialog({ event, onClose }: CancelVisitDialogProps) {
  const t = useTranslate();
  const notice = useNoticeHours(event);
  const http = useHttp();
  const locale = useLocaleFormats();
  const words = event?.doneStatus === 'waiting' ? 'leaveWaiting' : 'cancelDialog';
  return (
    <Dialog open={event !== null} title={t(`${words}.title`)} closeLabel={t('close')} onClose={onClose}>
      {event ? (
        <ConfirmQuestion
          key={event.id}
          words={{ confirm: t(`${words}.confirm`), keep: t(`${words}.keep`), done: t(`${words}.done`) }}
          send={(key) => cancelVisit(http, event, key)}
          onClose={onClose}
        >
          <Text>
            {t(`${words}.text`, {
              name: event.product.name,
              moment: visitMoment(event.startAt, locale),
              salon: event.location.name,
            })}
          </Text>
          {words === 'cancelDialog' ? (
            <Text size="sm" tone="muted">
              {t('cancelDialog.rule', { moment: formatDeadline(lastChangeAt(event, notice), locale) })}
            </Text>
          ) : null}
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
