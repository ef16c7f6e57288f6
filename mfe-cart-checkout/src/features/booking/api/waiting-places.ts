import type { WaitingPlaceRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { slotsKey } from './get-slots';

const waitingKey = ['waiting-places'] as const;

/** Own places on the waiting list, and the one whose link was followed: GET /waiting-places. */
export function useWaitingPlaces(token: string | null) {
  const http = useHttp();
  return useQuery({
    queryKey: [...waitingKey, token],
    queryFn: async () => {
      const query = token === null ? {} : { token };
      return (await callApi(http, 'GET /waiting-places', { query, needsVisitor: true })).data.waitingPlaces;
    },
    retry: false,
  });
}

/** POST /waiting-places. Errors: 409 day_not_full, too_many_places; 422 by field. */
export function useWait() {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: WaitingPlaceRequest) =>
      (await callApi(http, 'POST /waiting-places', { body, idempotencyKey: newIdempotencyKey(), needsVisitor: true }))
        .data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: waitingKey }),
    // A time became free meanwhile: it is shown instead of the form.
    onError: (error) => {
      const isFreeAgain = isHttpError(error) && error.code === 'day_not_full';
      if (isFreeAgain) void queryClient.invalidateQueries({ queryKey: slotsKey });
    },
    networkMode: 'always',
  });
}

/** DELETE /waiting-places/{id}; a place that is gone already counts as success. */
export function useLeaveWaiting(token: string | null) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi(http, 'DELETE /waiting-places/{id}', {
        params: { id },
        query: token === null ? {} : { token },
        idempotencyKey: newIdempotencyKey(),
        needsVisitor: true,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waitingKey }),
    networkMode: 'always',
  });
}
