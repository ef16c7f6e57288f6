import { useModule } from '@aksamit/module-sdk/lifecycle';
import { HistoryRouter, Outlet, Route, Routes } from '@aksamit/module-sdk/react-router';
import { useLocation } from '@aksamit/module-sdk/router';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { PanelWaiting } from '../pages/panel-waiting';

const load = <T extends string>(loading: () => Promise<Record<T, ComponentType>>, name: T) =>
  lazy(async () => ({ default: (await loading())[name] }));

/** The panel's pages by their name in the manifest, each a chunk of its own. */
const panelPages: Readonly<Record<string, ComponentType>> = {
  dashboard: load(() => import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard-page'), 'DashboardPage'),
  settings: load(() => import(/* webpackChunkName: "page-settings" */ '../pages/settings-page'), 'SettingsPage'),
  visits: load(() => import(/* webpackChunkName: "page-visits" */ '../pages/visits-page'), 'VisitsPage'),
  orders: load(() => import(/* webpackChunkName: "page-orders" */ '../pages/orders-page'), 'OrdersPage'),
  offers: load(() => import(/* webpackChunkName: "page-offers" */ '../pages/offers-page'), 'OffersPage'),
  'beauty-club': load(
    () => import(/* webpackChunkName: "page-beauty-club" */ '../pages/beauty-club-page'),
    'BeautyClubPage',
  ),
  contact: load(() => import(/* webpackChunkName: "page-contact" */ '../pages/contact-page'), 'ContactPage'),
  reviewer: load(() => import(/* webpackChunkName: "page-reviewer" */ '../pages/reviewer-page'), 'ReviewerPage'),
  privacy: load(() => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy-page'), 'PrivacyPage'),
};

/**
 * Path of the shown page of the panel: while the address already belongs to another module, the last one stays until
 * unmount.
 */
function useShownPath(): string {
  const { host } = useModule();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  if (Object.hasOwn(panelPages, host.findPage(pathname)?.page ?? '')) shown.current = pathname;
  return shown.current;
}

/**
 * The pages under one layout, with a placeholder in the panel's own shape. Their paths are those of the deployed
 * manifest.
 */
export function PanelArea() {
  const { context, host } = useModule();
  const shownPath = useShownPath();
  const routes = Object.entries(panelPages).flatMap(([name, Page]) => {
    const patterns = host.sitemap[`panel/${name}`];
    return patterns ? [<Route key={name} path={context.basePath + patterns[context.locale]} element={<Page />} />] : [];
  });
  const layout = (
    <Suspense fallback={<PanelWaiting />}>
      <Outlet />
    </Suspense>
  );
  return (
    <HistoryRouter>
      <Routes location={shownPath}>
        <Route element={layout}>{routes}</Route>
      </Routes>
    </HistoryRouter>
  );
}
