import type { Event } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Notice, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { cancelOrderVisit, orderVisitsKey } from '../api/order-visits';
import { visitMoment } from '../visit-moment';

interface CancelVisitDialogProps {
  orderId: string;
  /** Visit to cancel; null: no question is open. */
  event: Event | null;
  onClose(): void;
}

/** Asks before a visit is canceled: which one, until when it is free of charge, and what happens to the treatment. */
export function CancelVisitDialog({ orderId, event, onClose }: CancelVisitDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={event !== null}
      title={t('orderVisits.cancelTitle')}
      closeLabel={t('confirm.close')}
      onClose={onClose}
    >
      {event ? <Question key={event.id} orderId={orderId} event={event} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Question({ orderId, event, onClose }: CancelVisitDialogProps & { event: Event }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const canceling = useCancellation(orderId, event, onClose);
  const { changeUntil, product, location, startAt } = event;
  return (
    <Stack gap={4}>
      <Text>
        {product.name}
        <br />
        {visitMoment(startAt, locale)}
        <br />
        {location.name}
      </Text>
      <Text size="sm" tone="muted">
        {changeUntil ? `${t('orderVisits.cancelRule', { moment: visitMoment(changeUntil, locale) })} ` : null}
        {t('orderVisits.canceledStays', { phone: location.phone ?? '' })}
      </Text>
      {canceling.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(canceling.error, t)}
        </Notice>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button busy={canceling.isPending} onClick={() => canceling.mutate()}>
          {t('orderVisits.cancelYes')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('orderVisits.cancelNo')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** One key for every press in this dialog, so that it has one effect. */
function useCancellation(orderId: string, event: Event, onDone: () => void) {
  const http = useHttp();
  const bus = useBus();
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: () => cancelOrderVisit(http, { orderId, eventId: event.id }, key),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t('orderVisits.cancelDone') });
      onDone();
    },
    // Also after a refusal: it may have been changed elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderVisitsKey }),
  });
}
