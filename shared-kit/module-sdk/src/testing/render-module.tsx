import type { LocaleCode, MarketContext, PageHead, Sitemap } from '@aksamit/contracts/platform';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Bus, type BusClaims, type BusHandle, type ShellTopicName } from '../bus';
import type { Resources } from '../i18n';
import { PageProviders } from '../lifecycle/page/page-providers';
import type { HostServices } from '../platform';
import { QueryClient } from '../query';
import { LocationProvider } from '../router';
import { createFakeHttp, type FakeHttp } from './fake-http';
import { testPageContext } from './test-context';

export interface RenderModuleOptions {
  /** As in manifest.ts. */
  module: string;
  resources: Resources;
  http?: FakeHttp;
  locale?: LocaleCode;
  market?: MarketContext;
  /** Page and parameters that are shown. */
  page?: { name: string; params?: Record<string, string> };
  sitemap?: Sitemap;
  /** Topics that the module's manifest declares; others throw. */
  publishes?: BusClaims['publishes'];
  /** Published on the bus before the first render, as the shell. */
  prepare?(shell: BusHandle): void;
  /** For the host's services that the test checks. */
  host?: Partial<HostServices>;
}

const shellTopics: readonly ShellTopicName[] = ['market', 'locale', 'session', 'visitor', 'viewport', 'consent'];

/**
 * Renders a page, fragment or component of a module with all providers of a mounted module. A fresh query client
 * without retries each time; the bus is strict, as in development.
 */
export function renderModule(ui: ReactElement, options: RenderModuleOptions) {
  const http = options.http ?? createFakeHttp();
  const bus = new Bus({
    development: true,
    onViolation: ({ message }) => {
      throw new Error(message);
    },
  });
  const shell = bus.handle('shell', {
    publishes: [...shellTopics, 'discount-code.saved', 'toast', 'session.logout-requested'],
  });
  options.prepare?.(shell);
  const heads: PageHead[] = [];
  const host: HostServices = {
    sitemap: options.sitemap ?? {},
    setHead: (head) => {
      heads.push(head);
    },
    findPage: () => null,
    renewVisitor: () => Promise.reject(new Error('Failed to renew the visitor: give the test a host that can.')),
    mountFragment: () => ({ update: () => undefined, unmount: () => undefined }),
    ...options.host,
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const tree = (
    <LocationProvider>
      <PageProviders
        module={options.module}
        context={testPageContext(options.locale, options.market)}
        host={host}
        bus={bus.handle(options.module, { publishes: options.publishes ?? [] })}
        http={http}
        queryClient={queryClient}
        resources={options.resources}
        page={options.page ? { name: options.page.name, params: options.page.params ?? {} } : null}
      >
        {ui}
      </PageProviders>
    </LocationProvider>
  );
  return { ...render(tree), http, bus, shell, heads, queryClient };
}
