import type { Webhook } from '@aksamit/contracts/staff';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton, Notice } from '@aksamit/ui';
import { Facts } from '../../../staff-kit/facts';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Loaded } from '../../../states/loaded';
import { webhookQuery } from '../api/webhooks';
import { eventName } from '../webhook-words';
import { DeliveryList } from './delivery-list';
import { WebhookActions } from './webhook-actions';
import { WebhookBadge } from './webhook-badge';

/** One endpoint with what was sent to it. */
export function WebhookView({ id }: { id: string }) {
  const t = useTranslate();
  const href = useHref();
  const webhook = useQuery(webhookQuery(useHttp(), id));
  const list = href('panel/staff-webhooks');
  if (!webhook.data && isHttpError(webhook.error) && webhook.error.status === 404) {
    return (
      <EmptyState
        title={t('staff.webhooks.gone')}
        headingLevel={1}
        action={<LinkButton href={list}>{t('staff.webhooks.title')}</LinkButton>}
      />
    );
  }
  return (
    <StaffContent>
      <StaffHeading
        title={webhook.data?.description ?? t('staff.webhooks.one')}
        back={{ href: list, label: t('staff.webhooks.title') }}
      />
      <Loaded query={webhook} failedTitle={t('staff.webhooks.oneFailed')} height="24rem">
        {(loaded) => (
          <>
            <Warning webhook={loaded} />
            <WebhookFacts webhook={loaded} />
            <WebhookActions webhook={loaded} />
            <DeliveryList webhookId={id} />
          </>
        )}
      </Loaded>
    </StaffContent>
  );
}

function Warning({ webhook: { gaveUpAt, failingSince, enabled } }: { webhook: Webhook }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (gaveUpAt !== null) {
    return <Notice tone="alert">{t('staff.webhooks.gaveUp', { at: formatDateTime(gaveUpAt, locale) })}</Notice>;
  }
  if (!enabled || failingSince === null) return null;
  return <Notice tone="warning">{t('staff.webhooks.failing', { at: formatDateTime(failingSince, locale) })}</Notice>;
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { url, events, createdAt, formerSecretUntil } = webhook;
  return (
    <Facts>
      <dt>{t('staff.webhooks.state')}</dt>
      <dd>
        <WebhookBadge webhook={webhook} />
      </dd>
      <dt>{t('staff.webhooks.fields.url')}</dt>
      <dd>{url}</dd>
      <dt>{t('staff.webhooks.fields.events')}</dt>
      <dd>{events.map((event) => eventName(event, t)).join(', ')}</dd>
      <dt>{t('staff.webhooks.createdAt')}</dt>
      <dd>{formatDateTime(createdAt, locale)}</dd>
      {formerSecretUntil === null ? null : (
        <>
          <dt>{t('staff.webhooks.formerSecret')}</dt>
          <dd>{formatDateTime(formerSecretUntil, locale)}</dd>
        </>
      )}
    </Facts>
  );
}
