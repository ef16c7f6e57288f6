import { createHttpClient, type HttpClient } from '../http';
import type { ModuleProps } from '../platform';
import { knownVisitor } from './known-visitor';

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
