import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { FiguresView } from '../features/staff-figures/components/figures-view';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-figures',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/wyniki/'], en: ['/admin/figures/'] },
  area: 'staff',
  component: StaffFiguresPage,
});

/** Figures of the days and months. */
export function StaffFiguresPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.figures.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-figures">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  return <FiguresView salons={useStaffSalons(user)} />;
}
