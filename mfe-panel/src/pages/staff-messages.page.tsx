import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { MessageList } from '../features/staff-tools/components/message-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-messages',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/wiadomosci/'], en: ['/admin/messages/'] },
  area: 'staff',
  component: StaffMessagesPage,
});

/** What the shop sent to whom. */
export function StaffMessagesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.messages.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-tools">
          <MessageList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
