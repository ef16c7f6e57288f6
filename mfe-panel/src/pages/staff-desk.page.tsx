import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { DeskList } from '../features/staff-desk/components/desk-list';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { salonNamesOf, useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-desk',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/zgloszenia/'], en: ['/admin/desk/'] },
  area: 'staff',
  component: StaffDeskPage,
});

/** The desk: inquiries, complaints and applications with their deadlines. */
export function StaffDeskPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.desk.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-desk">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  return <DeskList salonNames={salonNamesOf(useStaffSalons(user))} />;
}
