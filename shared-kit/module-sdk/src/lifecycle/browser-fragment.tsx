import { PLATFORM_CONTRACT } from '@aksamit/contracts/platform-number';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Resources } from '../i18n';
import type { BrowserFragment, FragmentHandle, FragmentMountOptions } from '../platform';
import { LocationProvider } from '../router';
import { EarlyActions } from './early-actions';
import { emotionCache } from './emotion-caches';
import { ErrorBoundary } from './error-boundary';
import { fragmentQueries } from './fragment-queries';
import { hydrateInSlices } from './hydrate-in-slices';
import { ModuleProviders } from './module-providers';
import { createPageHttp } from './page-http';

export interface BrowserFragmentOptions<P> {
  /** Module that offers it, and the fragment's name, as in its definition. */
  module: string;
  name: string;
  /** The newest version that the module offers. */
  component: ComponentType<P>;
  /** Earlier versions that it offers beside that one, by number, for pages that have not migrated yet. */
  earlier?: Readonly<Record<number, ComponentType<never>>>;
  /** Versions in which nothing acts: what the server rendered of them is kept as it is, until the props change. */
  staticVersions?: readonly number[];
  /** The fragment's own few texts. */
  resources: Resources;
}

let mounted = 0;

/** Browser side of a fragment (expose `./fragment-<name>`): a small React root of its own inside another module's page. */
export function createBrowserFragment<P extends object>(fragment: BrowserFragmentOptions<P>): BrowserFragment {
  function mount(options: FragmentMountOptions): FragmentHandle {
    if (options.element.dataset.fragmentRoot && fragment.staticVersions?.includes(options.version))
      return keepServed(options, start);
    return start(options);
  }

  function start(options: FragmentMountOptions): FragmentHandle {
    // The host checked the props against this version's schema in the manifest.
    const Component = (fragment.earlier?.[options.version] ?? fragment.component) as ComponentType<object>;
    const http = createPageHttp(options);
    // For as long as this root is mounted: its content is not to be mounted anew once something else needs queries.
    const Queries = fragmentQueries();
    const withQueries = (content: ReactNode) =>
      Queries ? (
        <Queries module={fragment.module} state={options.state}>
          {content}
        </Queries>
      ) : (
        content
      );
    const serverPrefix = options.element.dataset.fragmentRoot;
    // React would discard the server's markup, and what was pressed in it, for an update that comes before hydration.
    let isHydrated = !serverPrefix;
    let waiting: { props: unknown } | undefined;
    const onHydrated = () => {
      isHydrated = true;
      if (waiting) root.render(render(waiting.props));
      waiting = undefined;
    };
    const update = (props: unknown) => {
      if (isHydrated) root.render(render(props));
      else waiting = { props };
    };
    const render = (props: unknown) => (
      <ErrorBoundary onError={options.onError}>
        <CacheProvider value={emotionCache(`${fragment.module}-${fragment.name}`)}>
          <LocationProvider>
            <ModuleProviders
              module={fragment.module}
              context={options.context}
              host={options.host}
              bus={options.bus}
              http={http}
              resources={fragment.resources}
              page={null}
            >
              {withQueries(
                <EarlyActions root={options.element} onHydrated={onHydrated}>
                  <Component {...Object(props)} />
                </EarlyActions>,
              )}
            </ModuleProviders>
          </LocationProvider>
        </CacheProvider>
      </ErrorBoundary>
    );
    mounted += 1;
    const root = serverPrefix
      ? hydrateInSlices(options.element, render(options.props), {
          identifierPrefix: serverPrefix,
          module: fragment.module,
        })
      : createRoot(options.element, { identifierPrefix: `${fragment.name}-c${mounted}-` });
    if (!serverPrefix) root.render(render(options.props));
    const unmount = () => {
      waiting = undefined;
      root.unmount();
    };
    return { update, unmount };
  }

  return { contract: PLATFORM_CONTRACT, mount };
}

/** Keeps what the server rendered of a static fragment; it is rendered anew once the props change. */
function keepServed(
  options: FragmentMountOptions,
  start: (options: FragmentMountOptions) => FragmentHandle,
): FragmentHandle {
  const { element } = options;
  const served = JSON.stringify(options.props);
  let started: FragmentHandle | undefined;
  return {
    update(props) {
      if (started) return started.update(props);
      if (JSON.stringify(props) === served) return;
      delete element.dataset.fragmentRoot;
      element.replaceChildren();
      started = start({ ...options, props });
    },
    unmount: () => (started ? started.unmount() : element.replaceChildren()),
  };
}
