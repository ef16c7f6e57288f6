import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { ReleaseList } from '../features/staff-tools/components/release-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-releases',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/wydania/'], en: ['/admin/releases/'] },
  area: 'staff',
  component: StaffReleasesPage,
});

/** What runs in the browsers of visitors. */
export function StaffReleasesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.releases.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-audit">
          <ReleaseList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
