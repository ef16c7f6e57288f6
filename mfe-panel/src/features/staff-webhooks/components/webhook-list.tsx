import type { Webhook } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, EmptyState, Stack, Text } from '@aksamit/ui';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { webhooksQuery } from '../api/webhooks';
import { eventName } from '../webhook-words';
import { NewWebhookDialog } from './new-webhook-dialog';
import { WebhookBadge } from './webhook-badge';

/** As the API pages. */
const PER_PAGE = 24;

/** Where other systems are notified of what happens in the shop. */
export function WebhookList() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress([]);
  const webhooks = useQuery(webhooksQuery(useHttp(), list.query));
  const [isMaking, setIsMaking] = useState(false);
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.webhooks.title')}
        back={{ href: href('panel/staff-tools'), label: t('staff.tools.title') }}
        actions={<Button onClick={() => setIsMaking(true)}>{t('staff.webhooks.make')}</Button>}
      />
      <Text>{t('staff.webhooks.note')}</Text>
      <Loaded query={webhooks} failedTitle={t('staff.webhooks.failed')} height="24rem">
        {(data) => <Webhooks {...data} list={list} isLoading={webhooks.isPlaceholderData} />}
      </Loaded>
      <NewWebhookDialog isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </StaffContent>
  );
}

interface WebhooksProps {
  webhooks: readonly Webhook[];
  total: number;
  list: ListAddress<never>;
  isLoading: boolean;
}

function Webhooks({ webhooks, total, list, isLoading }: WebhooksProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  return (
    <RecordList
      caption={t('staff.webhooks.title')}
      list={list}
      columns={[
        { key: 'description', label: t('staff.webhooks.fields.description') },
        { key: 'events', label: t('staff.webhooks.fields.events') },
        { key: 'createdAt', label: t('staff.webhooks.createdAt'), sort: 'createdAt', isShort: true },
        { key: 'deliveries', label: t('staff.webhooks.lately') },
        { key: 'state', label: t('staff.webhooks.state') },
      ]}
      rows={webhooks.map((webhook) => ({
        key: webhook.id,
        href: href('panel/staff-webhook', { id: webhook.id }),
        cells: [
          <Stack key="description" as="span" gap={1} align="flex-start">
            <span>{webhook.description}</span>
            <Text as="span" size="xs" tone="muted" data-address="">
              {webhook.url}
            </Text>
          </Stack>,
          webhook.events.map((event) => eventName(event, t)).join(', '),
          formatDate(webhook.createdAt, locale),
          t('staff.webhooks.counts', webhook.deliveries),
          <WebhookBadge key="state" webhook={webhook} />,
        ],
      }))}
      total={total}
      perPage={PER_PAGE}
      isLoading={isLoading}
      empty={<EmptyState icon={<WebhookIcon />} title={t('staff.webhooks.none')} text={t('staff.webhooks.noneText')} />}
    />
  );
}
