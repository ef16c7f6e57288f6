import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { WebhookView } from '../features/staff-webhooks/components/webhook-view';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-webhook',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/webhooki/:id/'], en: ['/admin/webhooks/:id/'] },
  area: 'staff',
  component: StaffWebhookPage,
});

/** One endpoint of webhooks. */
export function StaffWebhookPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.webhooks.one')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-audit">
          <WebhookView key={id} id={id} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
