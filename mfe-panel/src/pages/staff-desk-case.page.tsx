import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { DeskCaseView } from '../features/staff-desk/components/desk-case';
import { deskOf } from '../features/staff-desk/desk-kinds';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { salonNamesOf, useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-desk-case',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/zgloszenia/:desk/:id/'], en: ['/admin/desk/:desk/:id/'] },
  area: 'staff',
  component: StaffDeskCasePage,
});

/** One form of a desk. */
export function StaffDeskCasePage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.desk.case.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-desk">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  const { desk, id = '' } = usePageParams();
  const address = { desk: deskOf(desk), id };
  // Another form is another answer: nothing of the former one stays.
  return (
    <DeskCaseView
      key={`${address.desk} ${id}`}
      address={address}
      userId={user.id}
      salonNames={salonNamesOf(useStaffSalons(user))}
    />
  );
}
