import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { OpinionList } from '../features/staff-opinions/components/opinion-list';
import { useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-opinions',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/opinie/'], en: ['/admin/opinions/'] },
  area: 'staff',
  component: StaffOpinionsPage,
});

/** Opinions to moderate and answer. */
export function StaffOpinionsPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.opinions.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-opinions">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  return <OpinionList salons={useStaffSalons(user)} userId={user.id} />;
}
