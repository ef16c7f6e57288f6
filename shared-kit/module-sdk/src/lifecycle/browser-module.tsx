import { PLATFORM_CONTRACT } from '@aksamit/contracts/platform-number';
import { CacheProvider } from '@emotion/react';
import React, { useSyncExternalStore } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createHttpClient, type HttpClient } from '../http';
import type { Resources } from '../i18n';
import type { BrowserModule, ModuleProps } from '../platform';
import { historySnapshot, isServedAddress, LocationProvider, servedSnapshot, subscribeToHistory } from '../router';
import { emotionCache } from './emotion-caches';
import { ErrorBoundary } from './error-boundary';
import { hydrateInSlices } from './hydrate-in-slices';
import { knownVisitor } from './known-visitor';
import { ModuleProviders } from './module-providers';
import type { PageComponents } from './page-definition';
import { PageOutlet } from './page-outlet';
import { moduleQueryClient } from './query-clients';
import { dropServed, keepServed, ServedHtml } from './served-html';

export interface BrowserModuleOptions {
  /** As in manifest.ts. */
  name: string;
  pages: PageComponents;
  resources: Resources;
}

type PageHttpOptions = Pick<ModuleProps, 'context' | 'bus' | 'onFailedCall' | 'onUnauthorised'>;

/** API client of a page in the browser, for its visitor. */
export function createPageHttp({ context, bus, onFailedCall, onUnauthorised }: PageHttpOptions): HttpClient {
  return createHttpClient({
    apiOrigin: '',
    marketSlug: context.market.slug,
    locale: context.locale,
    visitorUniqueId: () => bus.read('visitor')?.uniqueId ?? undefined,
    visitorReady: () => knownVisitor(bus),
    ...(onFailedCall && { onFailedCall }),
    ...(onUnauthorised && { onUnauthorised }),
  });
}

/**
 * single-spa lifecycles of a module, for its browser entry (expose `./app`). It hydrates the server's markup on the
 * first mount, keeps a throw inside its region and cleans up completely on unmount.
 */
export function createBrowserModule(definition: BrowserModuleOptions): BrowserModule {
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
    LifecycleName,
    Lifecycle<RootProps>
  >;
  const defined =
    (lifecycle: Lifecycle<RootProps>): Lifecycle<ModuleProps> =>
    (props) =>
      lifecycle({ ...props, definition });
  return {
    contract: PLATFORM_CONTRACT,
    bootstrap: defined(lifecycles.bootstrap),
    mount: defined(lifecycles.mount),
    unmount: defined(lifecycles.unmount),
  };
}

type LifecycleName = 'bootstrap' | 'mount' | 'unmount';
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
          <ModuleProviders
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
          </ModuleProviders>
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
