import { QueryClient } from '@tanstack/react-query';
import { isHttpError } from '../http';

/** Source: specification, commerce core, section 9: responses may be cached for 120 s. */
const STALE_AFTER_MS = 120_000;

const clients = new Map<string, QueryClient>();

/** The query client of a module, shared by its pages and its fragments, so that a cart changed in one shows in the other. */
export function moduleQueryClient(module: string): QueryClient {
  let client = clients.get(module);
  if (!client) {
    client = createQueryClient();
    clients.set(module, client);
  }
  return client;
}

/** A fresh client: one per module in the browser, one per rendering on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, refetchOnWindowFocus: false, retry: retryTransportErrors },
    },
  });
}

/**
 * A client's error is permanent, and so is a response that differs from its contract; a server or network error may be
 * temporary.
 */
function retryTransportErrors(failureCount: number, error: Error): boolean {
  if (typeof window === 'undefined') return false;
  const isPermanent =
    isHttpError(error) && ((error.status >= 400 && error.status < 500) || error.code === 'invalid_response');
  return !isPermanent && failureCount < 2;
}
