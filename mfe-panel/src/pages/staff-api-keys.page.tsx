import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { KeyList } from '../features/staff-keys/components/key-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-api-keys',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/klucze-api/'], en: ['/admin/api-keys/'] },
  area: 'staff',
  component: StaffApiKeysPage,
});

/** Keys by which other systems read. */
export function StaffApiKeysPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.apiKeys.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-audit">
          <KeyList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
