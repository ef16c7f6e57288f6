import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { TransactionView } from '../features/staff-orders/components/transaction-view';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-payment',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/platnosci/:id/'], en: ['/admin/payments/:id/'] },
  area: 'staff',
  component: StaffPaymentPage,
});

/** One attempt to pay. */
export function StaffPaymentPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.payments.one')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-payment-differences">
          <TransactionView key={id} id={id} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}
