import { type PageComponents, useModule } from '@aksamit/module-sdk/lifecycle';
import { useLocation } from '@aksamit/module-sdk/router';
import { createElement, type ReactNode, Suspense, useRef } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { HistoryRouter } from './history-router';

/** Props of an area (`src/pages/<area>.area.tsx`): the pages whose definitions name it. */
export interface AreaProps {
  pages: PageComponents;
}

/**
 * Path of the area's shown page: while the address already belongs to another module, the last one stays until unmount.
 */
function useShownPath(pages: PageComponents): string {
  const { host } = useModule();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  if (Object.hasOwn(pages, host.findPage(pathname)?.page ?? '')) shown.current = pathname;
  return shown.current;
}

/**
 * React Router's routes for the pages of an area, which stays mounted while the visitor moves between them. The paths
 * are those of the deployed manifest. `fallback` stands where a page's script is still loading.
 */
export function AreaRoutes({ pages, fallback }: AreaProps & { fallback: ReactNode }) {
  const { module, context, host } = useModule();
  const shownPath = useShownPath(pages);
  const routes = Object.entries(pages).flatMap(([name, page]) => {
    const patterns = host.sitemap[`${module}/${name}`];
    const path = patterns && context.basePath + patterns[context.locale];
    return path === undefined ? [] : [<Route key={name} path={path} element={createElement(page)} />];
  });
  const layout = (
    <Suspense fallback={fallback}>
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
