import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { Heading } from '@aksamit/ui';
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

/** The calendar of a salon. */
export function StaffCalendarPage() {
  const t = useTranslate();
  const salon = useStaffSalon();
  usePageTitle(t('staff.calendar.title'));
  return (
    <Heading level={1} size="md" style={{ padding: '1.25rem' }}>
      {t('staff.calendar.title')}: {salon.name}
    </Heading>
  );
}
