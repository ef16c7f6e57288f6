import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayRefused } from '../gateways/gateway';
import { createPrzelewy24Client } from './client';

const row = (orderId: string, change: Record<string, unknown> = {}) => ({
  type: 'transaction',
  amount: 1234,
  currency: 'PLN',
  details: { settledAmount: 1200, orderId, sessionId: `s-${orderId}`, status: 2, fee: 34 },
  ...change,
});
const LARGE = '9223372036854775807';
/** Ids are numbers of 64 bits on the wire. */
const body = (data: unknown[], recordsAll: number, token?: string) =>
  JSON.stringify({ data, token, responseCode: 0, pageInformation: { recordsAll } }).replace(
    /"(orderId|ordrId)":"(\d+)"/g,
    '"$1":$2',
  );

let answers: string[] = [];
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(answers.shift() ?? '{}');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const client = () => {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createPrzelewy24Client({ baseUrl, redirectBaseUrl: '', merchantId: 1, posId: 1, apiKey: 'k', crcKey: 'c' });
};

test('all pages are read, in both ways the documentation writes a payment', async () => {
  const listed = row('2', { details: [{ ordrId: '2', sessionId: 's-2', status: 3 }] });
  answers = [body([row(LARGE), listed], 3, 'next/1'), body([row('3')], 3)];
  expect(await client().history('20260301', '20260302')).toEqual([
    { orderId: LARGE, sessionId: `s-${LARGE}`, amount: 1234, currency: 'PLN' },
    { orderId: '2', sessionId: 's-2', amount: 1234, currency: 'PLN' },
    { orderId: '3', sessionId: 's-3', amount: 1234, currency: 'PLN' },
  ]);
  expect(asked).toEqual([
    '/api/v1/report/history?dateFrom=20260301&dateTo=20260302&type=transaction',
    '/api/v1/report/history?token=next%2F1',
  ]);
});

test('what was not paid, batches and refunds are no payments', async () => {
  const unpaid = row('4', { details: { orderId: '4', sessionId: 's-4', status: 0 } });
  const refund = { type: 'refund', amount: 5, currency: 'PLN', details: { refundId: 1, orderId: '5', status: 1 } };
  answers = [body([unpaid, refund], 2)];
  expect(await client().history('20260301', '20260301')).toEqual([]);
});

test.each([
  ['the pages hold less than the list claims', body([row('1')], 2)],
  ['it is no list', '{"error":"Invalid data provided","code":400}'],
])('%s: refused, so that nothing is concluded from it', async (_name, answer) => {
  answers = [answer];
  await expect(client().history('20260301', '20260301')).rejects.toThrow(GatewayRefused);
});
