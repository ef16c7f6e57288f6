import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { EntryList } from '../features/staff-charity/components/entry-list';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-charity',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/10dlazwierzaka/'], en: ['/admin/10-for-a-pet/'] },
  area: 'staff',
  component: StaffCharityPage,
});

/** The charity campaign: entries and months. */
export function StaffCharityPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.charity.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-charity">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  return <EntryList salons={useStaffSalons(user)} userId={user.id} />;
}
