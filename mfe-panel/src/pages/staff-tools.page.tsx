import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { ToolsOverview } from '../features/staff-frame/components/tools-overview';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-tools',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/narzedzia/'], en: ['/admin/tools/'] },
  area: 'staff',
  component: StaffToolsPage,
});

/** What runs beside the day’s work. */
export function StaffToolsPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.tools.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-tools">
          <ToolsOverview role={user.role} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
