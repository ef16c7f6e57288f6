import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { useStaffSalon } from '../features/staff-frame/staff-salon-context';
import { DeskSale } from '../features/staff-sales/components/desk-sale';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-sale',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/sprzedaz/'], en: ['/admin/sale/'] },
  area: 'staff',
  component: StaffSalePage,
});

/** A sale at the desk of the chosen salon: the next treatment, or a visit by phone. */
export function StaffSalePage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.sales.title')} isOfSalon>
      {() => <Sale />}
    </StaffPage>
  );
}

function Sale() {
  const { id } = useStaffSalon();
  return <DeskSale locationId={id} />;
}
