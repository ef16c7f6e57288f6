/** The narrow facade of TanStack Query that modules share. One QueryClient per module, created by the lifecycle. */
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
