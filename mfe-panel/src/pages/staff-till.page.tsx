import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { useStaffSalon } from '../features/staff-frame/staff-salon-context';
import { TillView } from '../features/staff-tills/components/till-view';
import { useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-till',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/kasa/'], en: ['/admin/till/'] },
  area: 'staff',
  component: StaffTillPage,
});

/** The day's till of the chosen salon. */
export function StaffTillPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.tills.title')} isOfSalon>
      {(user) => <Till user={user} />}
    </StaffPage>
  );
}

function Till({ user }: { user: SignedInUser }) {
  return <TillView salon={useStaffSalon()} salons={useStaffSalons(user)} mayCorrect={user.role !== 'staff'} />;
}
