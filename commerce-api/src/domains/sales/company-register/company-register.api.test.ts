import type { AddressInfo } from 'node:net';
import { buildSandbox } from '../../../../sandbox/sandbox-app';
import { expectRefusal } from '../../../testing/errors/refusals';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';

let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let sandboxDatabase: TestDatabase;
let shop: TestApp;

beforeAll(async () => {
  sandboxDatabase = await createTestDatabase();
  const przelewy24 = { merchantId: 1, posId: 1, apiKey: 'x', crcKey: 'x' };
  const gusKey = 'a-key-of-these-tests';
  sandbox = await buildSandbox({
    databaseUrl: sandboxDatabase.url,
    publicOrigin: 'http://shop.test',
    przelewy24,
    gusKey,
  });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/sandbox/gus/UslugaBIRzewnPubl.svc`;
  shop = await createTestApp({ env: { GUS_URL: url, GUS_KEY: gusKey } });
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
  await sandboxDatabase.drop();
});
beforeEach(() => sandbox.gus.behaviour.reset());

const look = (nip: string, headers: Record<string, string> = {}) =>
  shop.call('GET', `/api/gus?nip=${encodeURIComponent(nip)}`, { headers });

test('a company comes as invoice data, with Polish letters and a street or a village', async () => {
  expect((await look('PL 526-104-05-67')).json().data.gusData).toEqual({
    vatId: '5261040567',
    regon: '011417295',
    companyName: 'T-MOBILE POLSKA SPÓŁKA AKCYJNA',
    address: 'ul. Marynarska 12',
    city: 'Warszawa',
    postalCode: '02-674',
    country: 'PL',
  });
  expect((await look('1111111111')).json().data.gusData).toMatchObject({
    companyName: 'ŻÓŁĆ & SYNOWIE "ŁĄKA" SPÓŁKA Z O.O.',
    address: 'ul. Źródlana 7A/3',
    city: 'Łódź',
  });
  expect((await look('2222222222')).json().data.gusData.address).toBe('Wólka Mała 14');
});

test('a wrong check digit is 422 and the register is not asked; an unknown number is 404; both languages', async () => {
  sandbox.gus.behaviour.configure({ status: 500 });
  const wrong = await look('5261040568');
  expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { nip: ['To nie jest poprawny NIP'] }]);
  expect((await look('')).statusCode).toBe(422);
  sandbox.gus.behaviour.reset();
  const unknown = { method: 'GET', url: '/api/gus?nip=3333333333', headers: {} } as const;
  await expectRefusal(shop, 'GET /gus 404 company_not_found', unknown);
});

test('a session that has ended is opened again', async () => {
  await look('1111111111');
  sandbox.gus.sessions.clear();
  expect((await look('1111111111')).statusCode).toBe(200);
});

test.each([
  ['fails', { status: 500 }],
  ['has too many callers', { status: 429, retryAfter: 5 }],
  ['says that it cannot', { loseAnswer: true }],
])('a register that %s is 503 with a hint, and the next call works again', async (_, knob) => {
  sandbox.gus.behaviour.configure(knob);
  const request = { method: 'GET', url: '/api/gus?nip=1111111111', headers: {} } as const;
  await expectRefusal(shop, 'GET /gus 503 register_unavailable', request);
  const away = await look('1111111111');
  expect(away.json().error.message).toContain('Wpisz dane firmy ręcznie');
  expect(away.headers['retry-after']).toBe('30');
  sandbox.gus.behaviour.reset();
  expect((await look('1111111111')).statusCode).toBe(200);
});

test('without a register, with a wrong key, or when nobody listens: the same 503', async () => {
  for (const env of [{}, { GUS_URL: 'http://127.0.0.1:9/x' }]) {
    const other = await createTestApp({ env });
    const answer = await other.call('GET', '/api/gus?nip=1111111111');
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'register_unavailable']);
    await other.close();
  }
});
