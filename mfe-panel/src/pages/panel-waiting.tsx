import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { PanelFrame } from '../features/panel-layout/components/panel-frame';
import { PANEL_MENU } from '../features/panel-layout/panel-menu';
import { PageSkeleton } from '../states/page-skeleton';

/** The panel with its menu while a page of it is loading. */
export function PanelWaiting() {
  const t = useTranslate();
  const { page } = useModule();
  const current = PANEL_MENU.find((entry) => entry === page?.name) ?? 'dashboard';
  return (
    <PanelFrame current={current} title={t(`menu.${current}`)}>
      <PageSkeleton entry={current} />
    </PanelFrame>
  );
}
