/** The narrow facade of TanStack Query that modules share. One QueryClient per module, created by the lifecycle. */
import { provideFragmentQueries } from '../lifecycle/fragment-queries';
import { ModuleQueriesOfFragment } from './module-queries';

export {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

// Whoever imports this is rendered below its providers.
provideFragmentQueries(ModuleQueriesOfFragment);
