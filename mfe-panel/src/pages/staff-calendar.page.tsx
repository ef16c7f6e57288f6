import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { SalonCalendar } from '../features/staff-calendar/components/salon-calendar';
import { useStaffSalon } from '../features/staff-frame/staff-salon-context';
import { StaffPage } from './staff-page';
import { useEarlyCalendar } from './use-early-calendar';

export default definePage({
  name: 'staff-calendar',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/'], en: ['/admin/'] },
  redirectsFrom: { pl: ['/admin/kalendarz/'], en: ['/admin/calendar/'] },
  area: 'staff',
  component: StaffCalendarPage,
});

/** The calendar of the chosen salon: the staff's first page. */
export function StaffCalendarPage() {
  const t = useTranslate();
  useEarlyCalendar(useTopic('session')?.user);
  return (
    <StaffPage name={t('staff.calendar.title')} isOfSalon>
      {(user) => <OfChosenSalon user={user} />}
    </StaffPage>
  );
}

function OfChosenSalon({ user }: { user: SignedInUser }) {
  const salon = useStaffSalon();
  // Another salon is another calendar: what was open in the former one does not belong to it.
  return <SalonCalendar key={salon.id} salon={salon} userId={user.id} role={user.role} />;
}
