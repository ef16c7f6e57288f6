import { CacheProvider } from '@emotion/react';
import React, { useSyncExternalStore } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { makeTextsBy } from '../../i18n/translations';
import type { ModuleProps } from '../../platform';
import { moduleQueryClient } from '../../query/query-clients';
import { historySnapshot, isServedAddress, LocationProvider, servedSnapshot, subscribeToHistory } from '../../router';
import { emotionCache } from '../emotion-caches';
import { ErrorBoundary } from '../error-boundary';
import { hydrateInSlices } from '../hydrate-in-slices';
import { createPageHttp } from '../page-http';
import type { BrowserModuleOptions, PageLifecycles } from './browser-module-options';
import { createI18nextTexts } from './i18next-texts';
import { PageOutlet } from './page-outlet';
import { PageProviders } from './page-providers';
import { dropServed, keepServed, ServedHtml } from './served-html';

makeTextsBy(createI18nextTexts);

/**
 * Lifecycles of a module. They hydrate the server's markup on the first mount, keep a throw inside the region and clean
 * up completely on unmount.
 */
export function createPageLifecycles(definition: BrowserModuleOptions): PageLifecycles {
  const { name } = definition;
  const lifecycles = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: rootsOf(name),
    rootComponent: ModuleRoot,
    renderType: () => (document.querySelector(`[data-module="${name}"][data-ssr]`) ? 'hydrateRoot' : 'createRoot'),
    domElementGetter: (props: ModuleProps) => props.element,
    errorBoundary: () => <></>,
    // Its types lack root options, and do not state that each lifecycle is one function.
  } as unknown as Parameters<typeof singleSpaReact<RootProps>>[0]) as unknown as Record<
    keyof PageLifecycles,
    Lifecycle<RootProps>
  >;
  const defined =
    (lifecycle: Lifecycle<RootProps>): Lifecycle<ModuleProps> =>
    (props) =>
      lifecycle({ ...props, definition });
  return {
    bootstrap: defined(lifecycles.bootstrap),
    mount: defined(lifecycles.mount),
    unmount: defined(lifecycles.unmount),
  };
}

type Lifecycle<P> = (props: P) => Promise<unknown>;

interface RootProps extends ModuleProps {
  definition: BrowserModuleOptions;
}

/** The module's React root. */
function ModuleRoot(props: RootProps) {
  const { context, release, host, bus, onFailedCall, onUnauthorised, definition } = props;
  const http = React.useMemo(
    () =>
      createPageHttp({
        context,
        bus,
        ...(onFailedCall && { onFailedCall }),
        ...(onUnauthorised && { onUnauthorised }),
      }),
    [context, bus, onFailedCall, onUnauthorised],
  );
  const page = useShownPage(props);
  const { element } = props;
  const onArrived = React.useCallback(() => dropServed(element), [element]);
  return (
    <ErrorBoundary onError={props.onError} onShown={props.onShown} fallback={<ServedHtml root={element} />}>
      <CacheProvider value={emotionCache(definition.name)}>
        <LocationProvider>
          <PageProviders
            module={definition.name}
            context={context}
            host={host}
            bus={bus}
            http={http}
            queryClient={moduleQueryClient(definition.name)}
            resources={definition.resources}
            state={props.state}
            reader={isServedAddress() ? props.reader : undefined}
            page={page}
          >
            <PageOutlet
              root={element}
              pages={definition.pages}
              name={page?.name ?? null}
              onSlow={props.onSlow}
              onArrived={onArrived}
              key={release.version}
            />
          </PageProviders>
        </LocationProvider>
      </CacheProvider>
    </ErrorBoundary>
  );
}

/** single-spa-react passes no root options, so they are added here. */
function rootsOf(name: string): {
  createRoot(element: Element): Root;
  hydrateRoot(element: Element, node: React.ReactNode): Root;
} {
  const options: RootOptions = { identifierPrefix: `${name}-` };
  return {
    createRoot: (element) => createRoot(element, options),
    hydrateRoot: (element, node) => {
      element.removeAttribute('data-ssr');
      keepServed(element);
      return hydrateInSlices(element, node, { ...options, module: name });
    },
  };
}

/** The module's page at this address; while the address is another module's, the last own page stays until unmount. */
function useShownPage({ release, host }: ModuleProps) {
  const snapshot = useSyncExternalStore(subscribeToHistory, historySnapshot, servedSnapshot);
  const last = React.useRef<{ pathname: string; page: { name: string; params: Record<string, string> } | null }>(
    undefined,
  );
  const pathname = new URL(snapshot.slice(snapshot.indexOf(' ') + 1), 'http://page').pathname;
  if (last.current?.pathname !== pathname) {
    const match = host.findPage(pathname);
    const page =
      match?.module === release.name ? { name: match.page, params: match.params } : (last.current?.page ?? null);
    last.current = { pathname, page };
  }
  return last.current.page;
}
