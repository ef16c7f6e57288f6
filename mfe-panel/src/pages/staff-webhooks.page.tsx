import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { WebhookList } from '../features/staff-webhooks/components/webhook-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-webhooks',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/webhooki/'], en: ['/admin/webhooks/'] },
  area: 'staff',
  component: StaffWebhooksPage,
});

/** Where other systems are notified of what happens. */
export function StaffWebhooksPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.webhooks.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-audit">
          <WebhookList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
