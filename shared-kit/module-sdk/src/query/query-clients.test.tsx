import { HttpError } from '../http';
import { createQueryClient } from './query-clients';

const failing = (status: number, code: string) => new HttpError({ status, statusText: code, code, message: '' });

/** How often a module asks, or sends, before it shows the failure. */
async function attemptsOf(kind: 'read' | 'change', error: HttpError): Promise<number> {
  const client = createQueryClient();
  const call = jest.fn(() => Promise.reject(error));
  const attempt =
    kind === 'read'
      ? client.fetchQuery({
          queryKey: ['x'],
          queryFn: call,
          retry: client.getDefaultOptions().queries?.retry ?? 9,
          retryDelay: 0,
        })
      : client.getMutationCache().build(client, { mutationFn: call, retryDelay: 0 }).execute(undefined);
  await expect(attempt).rejects.toBe(error);
  return call.mock.calls.length;
}

test.each([
  ['the network', failing(0, 'network_error'), 3],
  ['a server that is away', failing(503, 'service_unavailable'), 3],
  ['a refusal', failing(409, 'cart_closed'), 1],
  ['a response that differs from its contract', failing(502, 'invalid_response'), 1],
])('a read that fails by %s is sent again only where that may help', async (_, error, attempts) => {
  expect(await attemptsOf('read', error)).toBe(attempts);
});

test.each([
  ['the network', failing(0, 'network_error')],
  ['a response that differs from its contract', failing(502, 'invalid_response')],
])('a change that fails by %s is never sent again on its own', async (_, error) => {
  expect(await attemptsOf('change', error)).toBe(1);
});
