import { formatMoney } from '@aksamit/contracts/money';
import type { PageContext, PageHead, ServerRenderScope } from '@aksamit/contracts/platform';
import { createContext, useCallback, useContext, useEffect } from 'react';
import type { HostServices } from '../platform';
import { type LinkParams, NO_PAGE, type PageName, pagePath } from '../router';

/** Host services for components: the browser's, or the server's, which only collects. */
export type ModuleHost = HostServices & { scope?: ServerRenderScope; offers?: RenderedOffers };
type RenderedOffers = readonly {
  name: string;
  version: number;
  reservedHeightPx: number;
  rendering: 'public' | 'private';
}[];

export interface ModuleContextValue {
  module: string;
  context: PageContext;
  host: ModuleHost;
  /** Page and parameters that the module shows now. */
  page: { name: string; params: Readonly<Record<string, string>> } | null;
}

export const ModuleContext = createContext<ModuleContextValue | null>(null);

/** Everything the host gave this module. Throws outside of a mounted module or fragment. */
export function useModule(): ModuleContextValue {
  const value = useContext(ModuleContext);
  if (!value) throw new Error('Failed to find the module: no ModuleContext above. Mount through the lifecycle.');
  return value;
}

/** Market, locale, base path and origin of this page. */
export function usePageContext(): PageContext {
  return useModule().context;
}

/** Parameters of the shown page's path, decoded (`{ slug: 'depilacja-nog' }`). */
export function usePageParams(): Readonly<Record<string, string>> {
  return useModule().page?.params ?? {};
}

/**
 * Builds the path of any module's page, named `<module>/<page>`, in the page's locale and market. Names and parameters
 * are typed (`SitePages`). When no deployed
 * module has such a page, or the page needs a parameter that is not given, this throws in development; in production it
 * is reported and the link shown as plain text (`NO_PAGE`), so that a module away never breaks another's page.
 */
export function useHref(): <P extends PageName>(page: P, ...params: LinkParams<P>) => string {
  const { context, host } = useModule();
  return useCallback(
    (page, ...[params]) => {
      const { locale, basePath } = context;
      try {
        const path = pagePath(host.sitemap, { page, locale, basePath, ...(params ? { params } : {}) });
        if (path !== undefined) return path;
      } catch (error) {
        return deadLink(host, page, error instanceof Error ? error : new Error(String(error)));
      }
      const why = 'no live module has it. Release one that does, or leave the link out.';
      return deadLink(host, page, new Error(`Failed to link the page ${page}: ${why}`));
    },
    [context, host],
  );
}

function deadLink(host: ModuleHost, page: string, error: Error): string {
  host.reportDeadLink?.({ page, error });
  return NO_PAGE;
}

/** Formats minor units in the market's currency (or the named one) for the page's locale. */
export function useMoney(): (amountMinor: number, currencyCode?: string) => string {
  const { context } = useModule();
  return useCallback(
    (amountMinor, currencyCode) => {
      const { currencies } = context.market;
      const currency = currencies.find((one) => one.code === currencyCode) ?? currencies[0];
      if (!currency) throw new Error(`Failed to format money: market ${context.market.slug} has no currency. Add one.`);
      return formatMoney(amountMinor, currency, context.locale);
    },
    [context],
  );
}

/**
 * Title, description, canonical path, alternates and structured data of the shown page: into the document on the server,
 * and on each change in the browser. Call it once in each page, also in its not-found state.
 */
export function usePageHead(head: PageHead): void {
  const { host } = useModule();
  if (host.scope) Object.assign(host.scope.head, head);
  const serialised = JSON.stringify(head);
  useEffect(() => {
    host.setHead(JSON.parse(serialised));
  }, [host, serialised]);
}
