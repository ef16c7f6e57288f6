import type { PageContext, Viewer } from '@aksamit/contracts/platform';
import { type ReactNode, useMemo } from 'react';
import { BusContext, type BusHandle, type ServedTopics, ServedTopicsContext } from '../bus';
import { type HttpClient, HttpContext } from '../http';
import { type Resources, TranslationsContext, useProvidedTranslations } from '../i18n';
import { ModuleContext, type ModuleHost } from './module-context';

export interface ModuleProvidersProps {
  module: string;
  context: PageContext;
  host: ModuleHost;
  bus: BusHandle;
  http: HttpClient;
  resources: Resources;
  /** Visitor of a private page that the server rendered. */
  reader?: Viewer | undefined;
  page: { name: string; params: Readonly<Record<string, string>> } | null;
  children: ReactNode;
}

/** Bus topics of a page's visitor on the server; the flags start as false (specification, commerce core, section 1). */
function servedTopics({ session, visitorUniqueId: uniqueId }: Viewer): ServedTopics {
  return { session, visitor: { uniqueId, isMobile: false, isMobileNavigation: false, isBot: false } };
}

/** The providers above a module's components, without those of queries: an island that has none needs no more. */
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
            <TranslationsContext value={translations}>{props.children}</TranslationsContext>
          </HttpContext>
        </ServedTopicsContext>
      </BusContext>
    </ModuleContext>
  );
}
