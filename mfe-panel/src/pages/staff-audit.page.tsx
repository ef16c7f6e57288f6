import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { AuditList } from '../features/staff-audit/components/audit-list';
import { RoleOnly } from '../features/staff-frame/components/role-only';
import { useStaffSalons } from '../staff-kit/salons/use-salon-names';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-audit',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/dziennik/'], en: ['/admin/audit-log/'] },
  area: 'staff',
  component: StaffAuditPage,
});

/** The audit log. */
export function StaffAuditPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.audit.title')}>
      {(user) => (
        <RoleOnly user={user} page="panel/staff-audit">
          <OfUser user={user} />
        </RoleOnly>
      )}
    </StaffPage>
  );
}

function OfUser({ user }: { user: SignedInUser }) {
  return <AuditList salons={useStaffSalons(user)} />;
}
