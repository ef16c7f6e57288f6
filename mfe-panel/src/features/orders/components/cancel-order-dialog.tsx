import { useBus } from '@aksamit/shared-kit/bus';
import type { Order } from '@aksamit/shared-kit/contracts';
import { newIdempotencyKey, useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { Button, Dialog, Notice, Stack, Text } from '@aksamit/shared-kit/ui';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { cancelOrder } from '../api/withdraw-order';

/** Asks before an unpaid order is taken back. */
export function CancelOrderDialog({ order, onClose }: { order: Order | null; onClose(): void }) {
  const t = useTranslate();
  return (
    <Dialog open={order !== null} title={t('cancelOrder.title')} closeLabel={t('close')} onClose={onClose}>
      {order ? <CancelQuestion order={order} onClose={onClose} /> : null}
    </Dialog>
  );
}

function CancelQuestion({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(http, order.id, key),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: t('cancelOrder.done', { number: order.number }) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <Stack gap={4}>
      <Text>{t('cancelOrder.text', { number: order.number })}</Text>
      {cancel.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(cancel.error, t)}
        </Notice>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('cancelOrder.confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancelOrder.keep')}
        </Button>
      </Stack>
    </Stack>
  );
}
