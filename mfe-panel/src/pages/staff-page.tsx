import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';
import { SignedInOnly, type SignedInUser } from '../features/session/components/signed-in-only';
import { useSessionWatch } from '../features/session/use-session-watch';
import { NoAccess } from '../features/staff-frame/components/no-access';
import { StaffFrame } from '../features/staff-frame/components/staff-frame';
import { isStaffRole } from '../features/staff-frame/staff-role';
import { StaffWaiting } from './staff-waiting';
import { usePageTitle } from './use-page-title';

export interface StaffPageProps {
  /** Its name in the browser. */
  name: string;
  /** What it shows belongs to the chosen salon, so that another one can be chosen. */
  isOfSalon?: boolean;
  children: (user: SignedInUser) => ReactNode;
}

/** A page of the staff area: for staff and higher, in the area's frame. */
export function StaffPage({ name, isOfSalon = false, children }: StaffPageProps) {
  useSessionWatch();
  return (
    <SignedInOnly waiting={<StaffWaiting />}>
      {(user) =>
        isStaffRole(user.role) ? (
          <Titled name={name}>
            <StaffFrame user={user} isOfSalon={isOfSalon}>
              {children(user)}
            </StaffFrame>
          </Titled>
        ) : (
          <Denied />
        )
      }
    </SignedInOnly>
  );
}

function Titled({ name, children }: { name: string; children: ReactNode }) {
  usePageTitle(name);
  return children;
}

function Denied() {
  usePageTitle(useTranslate()('staff.title'));
  return <NoAccess />;
}
