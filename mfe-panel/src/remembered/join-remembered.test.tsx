import { REMEMBERED_KEY } from '@aksamit/contracts/remembered-list';
import { createFakeHttp, type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { joinRemembered } from './join-remembered';

const stored = () => localStorage.getItem(REMEMBERED_KEY);
const fails =
  (status: number, code: string): FakeAnswer =>
  () => {
    throw httpError(status, code);
  };
const join = async (answer: FakeAnswer = () => ({ productIds: [] })) => {
  const http = createFakeHttp({ 'POST /me/remembered-treatments': answer });
  await joinRemembered(http);
  return http.bodiesOf('POST /me/remembered-treatments');
};
beforeEach(() => localStorage.setItem(REMEMBERED_KEY, '["9","7"]'));

test('what this browser remembers joins the account, once', async () => {
  expect(await join()).toEqual([{ productIds: ['9', '7'] }]);
  expect(stored()).toBeNull();
  expect(await join()).toEqual([]);
});

test('a failure leaves it for the next time, an account without room does not', async () => {
  await join(fails(503, 'service_unavailable'));
  expect(stored()).toBe('["9","7"]');
  await join(fails(409, 'too_many_remembered'));
  expect(stored()).toBeNull();
});
