import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { PeopleList } from '../features/staff-people/components/people-list';
import { useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-people',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/uzytkownicy/'], en: ['/admin/users/'] },
  area: 'staff',
  component: StaffPeoplePage,
});

/** Users, their roles and second factors. */
export function StaffPeoplePage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.people.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-people">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  return <PeopleList salons={useStaffSalons(user)} ownId={user.id} />;
}
