import type { PageContext, Viewer } from '@aksamit/contracts/platform';
import { type ReactNode, useMemo } from 'react';
import { BusContext, type BusHandle, type ServedTopics, ServedTopicsContext } from '../bus';
import { type HttpClient, HttpContext } from '../http';
import { type Resources, TranslationsContext, useProvidedTranslations } from '../i18n';
import { type DehydratedState, HydrationBoundary, type QueryClient, QueryClientProvider } from '../query';
import { ModuleContext, type ModuleHost } from './module-context';

interface ModuleProvidersProps {
  module: string;
  context: PageContext;
  host: ModuleHost;
  bus: BusHandle;
  http: HttpClient;
  queryClient: QueryClient;
  resources: Resources;
  state?: unknown;
  /** Visitor of a private page that the server rendered. */
  reader?: Viewer | undefined;
  page: { name: string; params: Readonly<Record<string, string>> } | null;
  children: ReactNode;
}

/** Bus topics of a page's visitor on the server; the flags start as false (specification, commerce core, section 1). */
function servedTopics({ session, visitorUniqueId: uniqueId }: Viewer): ServedTopics {
  return { session, visitor: { uniqueId, isMobile: false, isMobileNavigation: false, isBot: false } };
}

/** All providers above a module's components; the same on the server and in the browser, so that ids match. */
export function ModuleProviders(props: ModuleProvidersProps) {
  const { module, context, host, page, resources, reader } = props;
  const value = useMemo(() => ({ module, context, host, page }), [module, context, host, page]);
  const served = useMemo(() => (reader ? servedTopics(reader) : undefined), [reader]);
  const translations = useProvidedTranslations(context.locale, resources);
  return (
    <ModuleContext value={value}>
      <BusContext value={props.bus}>
        <ServedTopicsContext value={served}>
          <HttpContext value={props.http}>
            <TranslationsContext value={translations}>
              <QueryClientProvider client={props.queryClient}>
                <HydrationBoundary state={props.state as DehydratedState | undefined}>
                  {props.children}
                </HydrationBoundary>
              </QueryClientProvider>
            </TranslationsContext>
          </HttpContext>
        </ServedTopicsContext>
      </BusContext>
    </ModuleContext>
  );
}
