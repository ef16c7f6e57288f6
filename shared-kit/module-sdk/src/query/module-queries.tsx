import { type DehydratedState, HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { moduleQueryClient } from './query-clients';

interface ModuleQueriesProps {
  client: QueryClient;
  /** Dehydrated data of the server's rendering. */
  state: unknown;
  children: ReactNode;
}

/** What components need above them for queries. */
export function ModuleQueries({ client, state, children }: ModuleQueriesProps) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state as DehydratedState | undefined}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}

interface FragmentQueriesProps {
  module: string;
  state: unknown;
  children: ReactNode;
}

/** The same in a fragment's or an island's root: with the client of its module, which its other roots use too. */
export function ModuleQueriesOfFragment({ module, state, children }: FragmentQueriesProps) {
  return (
    <ModuleQueries client={moduleQueryClient(module)} state={state}>
      {children}
    </ModuleQueries>
  );
}
