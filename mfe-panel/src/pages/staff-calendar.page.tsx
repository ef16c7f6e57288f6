import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { SalonCalendar } from '../features/staff-calendar/components/salon-calendar';
import { useStaffSalon } from '../features/staff-frame/staff-salon-context';
import { usePageTitle } from './use-page-title';

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
  const salon = useStaffSalon();
  const session = useTopic('session');
  usePageTitle(t('staff.calendar.title'));
  // Another salon is another calendar: what was open in the former one does not belong to it.
  return <SalonCalendar key={salon.id} salon={salon} userId={session?.user?.id ?? ''} />;
}
