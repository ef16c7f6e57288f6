import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { ProfileList } from '../features/staff-tools/components/profile-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-salon-profiles',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/profile-salonow/'], en: ['/admin/salon-profiles/'] },
  area: 'staff',
  component: StaffSalonProfilesPage,
});

/** Salons on the maps service. */
export function StaffSalonProfilesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.profiles.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-tools">
          <ProfileList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
