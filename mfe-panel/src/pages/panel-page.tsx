import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';
import { PanelFrame } from '../features/panel-layout/components/panel-frame';
import type { PanelMenuEntry } from '../features/panel-layout/panel-menu';
import { SignedInOnly, type SignedInUser } from '../features/session/components/signed-in-only';
import { useSessionWatch } from '../features/session/use-session-watch';
import { OfflineNotice } from '../states/offline-notice';
import { PageSkeleton } from '../states/page-skeleton';
import { usePageTitle } from './use-page-title';

export interface PanelPageProps {
  /** The entry of the menu that this page is. */
  current: PanelMenuEntry;
  /** The heading, and the name of the page in the browser. Left out: the entry's name. */
  name?: string;
  /** A heading that addresses the logged-in customer. */
  title?: ((user: SignedInUser) => string) | undefined;
  lead?: string | undefined;
  children: (user: SignedInUser) => ReactNode;
}

/** A page of the panel: for logged-in customers only, with the panel's menu. */
export function PanelPage({ current, name, title, lead, children }: PanelPageProps) {
  const t = useTranslate();
  useSessionWatch();
  const heading = name ?? t(`menu.${current}`);
  usePageTitle(heading);
  return (
    <SignedInOnly
      waiting={
        <PanelFrame current={current} title={heading} lead={lead}>
          <PageSkeleton entry={current} />
        </PanelFrame>
      }
    >
      {(user) => (
        <PanelFrame current={current} title={title?.(user) ?? heading} lead={lead}>
          <OfflineNotice />
          {children(user)}
        </PanelFrame>
      )}
    </SignedInOnly>
  );
}
