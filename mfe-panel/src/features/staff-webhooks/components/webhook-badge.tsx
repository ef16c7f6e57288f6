import type { Webhook } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, type BadgeProps } from '@aksamit/ui';
import { stateOf, type WebhookState } from '../webhook-words';

const TONES: Record<WebhookState, NonNullable<BadgeProps['tone']>> = {
  works: 'success',
  unused: 'soft',
  failing: 'warning',
  disabled: 'neutral',
  gaveUp: 'danger',
};

/** How an endpoint is doing. */
export function WebhookBadge({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const state = stateOf(webhook);
  return <Badge tone={TONES[state]}>{t(`staff.webhooks.states.${state}`)}</Badge>;
}
