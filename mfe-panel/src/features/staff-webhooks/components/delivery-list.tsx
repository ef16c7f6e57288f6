import type { WebhookDelivery } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, type BadgeProps, Button, EmptyState, Stack, Text } from '@aksamit/ui';
import { Send } from 'lucide-react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { RecordList } from '../../../staff-kit/list/record-list';
import { useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { DELIVERY_STATES, deliveriesQuery, repeatDelivery } from '../api/webhooks';
import { eventName, resultOf } from '../webhook-words';
import { SentWebhook } from './sent-webhook';
import { useWebhookAction } from './use-webhook-action';

const NAMES = ['state'] as const;
/** As the API pages. */
const PER_PAGE = 24;
const TONES: Record<WebhookDelivery['state'], NonNullable<BadgeProps['tone']>> = {
  due: 'soft',
  delivered: 'success',
  failed: 'danger',
};

/** What was sent to an endpoint within 30 days. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const list = useListAddress(NAMES);
  const deliveries = useQuery(deliveriesQuery(useHttp(), webhookId, list.query));
  return (
    <>
      <h2>{t('staff.webhooks.deliveries')}</h2>
      <ListFilters
        label={t('staff.webhooks.filters')}
        list={list}
        fields={[
          {
            kind: 'choice',
            name: 'state',
            label: t('staff.webhooks.state'),
            options: DELIVERY_STATES.map((value) => ({ value, label: t(`staff.webhooks.deliveryStates.${value}`) })),
          },
        ]}
      />
      <Loaded query={deliveries} failedTitle={t('staff.webhooks.deliveriesFailed')} height="16rem">
        {(data) => (
          <RecordList
            caption={t('staff.webhooks.deliveries')}
            list={list}
            columns={[
              { key: 'type', label: t('staff.webhooks.event') },
              { key: 'occurredAt', label: t('staff.webhooks.occurredAt'), sort: 'occurredAt', isShort: true },
              { key: 'attempts', label: t('staff.webhooks.attempts'), isNumber: true },
              { key: 'result', label: t('staff.webhooks.result'), isShort: true },
              { key: 'state', label: t('staff.webhooks.state') },
            ]}
            rows={data.deliveries.map((delivery) => ({
              key: delivery.id,
              cells: [
                <EventCell key="type" delivery={delivery} />,
                formatDateTime(delivery.occurredAt, locale),
                String(delivery.attempts),
                resultOf(delivery, t) || '–',
                <StateCell key="state" delivery={delivery} />,
              ],
            }))}
            total={data.total}
            perPage={PER_PAGE}
            isLoading={deliveries.isPlaceholderData}
            empty={
              <EmptyState
                icon={<Send />}
                title={t('staff.webhooks.noDelivery')}
                text={t('staff.webhooks.noDeliveryText')}
              />
            }
          />
        )}
      </Loaded>
    </>
  );
}

function EventCell({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslate();
  return (
    <Stack gap={1} align="flex-start">
      <strong>{eventName(delivery.type, t)}</strong>
      <SentWebhook delivery={delivery} />
    </Stack>
  );
}

function StateCell({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const http = useHttp();
  const { id, type, state, occurredAt, attemptedAt, nextAttemptAt, attempts } = delivery;
  const repeat = useWebhookAction({
    send: (key) => repeatDelivery(http, id, key),
    done: t('staff.webhooks.repeated'),
  });
  return (
    <Stack gap={1} align="flex-start">
      <Badge tone={TONES[state]}>{t(`staff.webhooks.deliveryStates.${state}`)}</Badge>
      {attemptedAt === null ? null : <Text size="sm">{formatDateTime(attemptedAt, locale)}</Text>}
      {nextAttemptAt !== null && attempts > 0 ? (
        <Text size="sm">{t('staff.webhooks.next', { at: formatDateTime(nextAttemptAt, locale) })}</Text>
      ) : null}
      {state === 'due' ? null : (
        <Button
          size="sm"
          variant="secondary"
          busy={repeat.isPending}
          aria-label={t('staff.webhooks.repeatNamed', {
            name: eventName(type, t),
            at: formatDateTime(occurredAt, locale),
          })}
          style={{ whiteSpace: 'nowrap' }}
          onClick={() => repeat.mutate()}
        >
          {t('staff.webhooks.repeat')}
        </Button>
      )}
    </Stack>
  );
}
