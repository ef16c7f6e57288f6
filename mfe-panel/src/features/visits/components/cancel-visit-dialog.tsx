import { useBus } from '@aksamit/shared-kit/bus';
import type { Event } from '@aksamit/shared-kit/contracts';
import { newIdempotencyKey, useHttp } from '@aksamit/shared-kit/http';
import { useLocaleFormats, useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { Button, Dialog, Notice, Stack, Text } from '@aksamit/shared-kit/ui';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { cancelVisit } from '../api/cancel-visit';
import { lastChangeAt } from '../visit-rules';
import { visitMoment } from '../visit-time';

export interface CancelVisitDialogProps {
  /** Visit to cancel, or place on the waiting list to give up; null: nothing is asked. */
  event: Event | null;
  onClose(): void;
}

/** Asks before a visit is canceled: what it means, until when it is free of charge, and what becomes of the treatment. */
export function CancelVisitDialog({ event, onClose }: CancelVisitDialogProps) {
  const t = useTranslate();
  const words = event?.doneStatus === 'waiting' ? 'leaveWaiting' : 'cancelDialog';
  return (
    <Dialog open={event !== null} title={t(`${words}.title`)} closeLabel={t('close')} onClose={onClose}>
      {event ? <CancelQuestion key={event.id} event={event} words={words} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface CancelQuestionProps {
  event: Event;
  words: 'leaveWaiting' | 'cancelDialog';
  onClose(): void;
}

function CancelQuestion({ event, words, onClose }: CancelQuestionProps) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const locale = useLocaleFormats();
  const [key] = useState(newIdempotencyKey);
  const cancel = useMutation({
    mutationFn: () => cancelVisit(http, event.id, key),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t(`${words}.done`) });
      onClose();
    },
    // Also after a refusal: the visit may have been changed elsewhere.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const moment = visitMoment(event.startAt, locale);
  return (
    <Stack gap={4}>
      <Text>{t(`${words}.text`, { name: event.product.name, moment, salon: event.location.name })}</Text>
      {words === 'cancelDialog' ? (
        <Text size="sm" tone="muted">
          {t('cancelDialog.rule', { moment: visitMoment(lastChangeAt(event), locale) })}
        </Text>
      ) : null}
      {cancel.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(cancel.error, t)}
        </Notice>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t(`${words}.confirm`)}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t(`${words}.keep`)}
        </Button>
      </Stack>
    </Stack>
  );
}
