import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { TransactionList } from '../features/staff-orders/components/transaction-list';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-payments',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/platnosci/'], en: ['/admin/payments/'] },
  area: 'staff',
  component: StaffPaymentsPage,
});

/** Tries to pay, of all orders. */
export function StaffPaymentsPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.payments.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-payment-differences">
          <TransactionList />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
