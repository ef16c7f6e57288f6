import { queryOptions } from '@aksamit/module-sdk/query';

/**
 * The present time, in milliseconds since 1970. A query, so that a browser that hydrates the page begins with the server's
 * time; where the browser renders the page, it is renewed each minute.
 */
export function presentTimeQuery() {
  return queryOptions({ queryKey: ['present-time'], queryFn: () => Date.now(), staleTime: 0, refetchInterval: 60_000 });
}
