import type { Order } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Text } from '@aksamit/ui';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { cancelOrder } from '../api/withdraw-order';

/** Asks for confirmation before an unpaid order is canceled. */
export function CancelOrderDialog({ order, onClose }: { order: Order | null; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  return (
    <Dialog open={order !== null} title={t('cancelOrder.title')} closeLabel={t('close')} onClose={onClose}>
      {order ? (
        <ConfirmQuestion
          words={{
            confirm: t('cancelOrder.confirm'),
            keep: t('cancelOrder.keep'),
            done: t('cancelOrder.done', { number: order.number }),
          }}
          send={(key) => cancelOrder(http, order.id, key)}
          onClose={onClose}
        >
          <Text>{t('cancelOrder.text', { number: order.number })}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
