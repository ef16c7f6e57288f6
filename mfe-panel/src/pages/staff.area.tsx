import { useTranslate } from '@aksamit/module-sdk/i18n';
import { type AreaProps, AreaRoutes } from '@aksamit/module-sdk/react-router';
import { Skeleton, VisuallyHidden } from '@aksamit/ui';
import { SignedInOnly } from '../features/session/components/signed-in-only';
import { useSessionWatch } from '../features/session/use-session-watch';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { StaffFrame } from '../features/staff-frame/components/staff-frame';
import { isStaffRole } from '../features/staff-frame/staff-role';
import { StaffTexts } from '../features/staff-frame/staff-texts';
import { usePageTitle } from './use-page-title';

/** The staff's pages under one frame that stays while they change; its script and texts reach no customer. */
export default function StaffArea(props: AreaProps) {
  return (
    <StaffTexts>
      <StaffPages {...props} />
    </StaffTexts>
  );
}

function StaffPages({ pages }: AreaProps) {
  useSessionWatch();
  return (
    <SignedInOnly waiting={<Waiting />}>
      {(user) =>
        isStaffRole(user.role) ? (
          <StaffFrame user={user}>
            <AreaRoutes pages={pages} fallback={<Waiting />} />
          </StaffFrame>
        ) : (
          <Denied />
        )
      }
    </SignedInOnly>
  );
}

function Denied() {
  usePageTitle(useTranslate()('staff.title'));
  return <NoAccess />;
}

function Waiting() {
  const t = useTranslate();
  usePageTitle(t('staff.title'));
  return (
    <div aria-busy="true" style={{ padding: '1.25rem' }}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="70vh" shape="card" />
    </div>
  );
}
