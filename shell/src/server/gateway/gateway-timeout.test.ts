import { createServer } from 'node:http';
import { call } from '../../testing/call';
import { startStubApi } from '../../testing/stub-api';
import { readAddress } from '../http/request-address';
import { Gateway } from './gateway';

test('an API that does not answer in time is a 504, in the language of the visitor', async () => {
  const api = await startStubApi();
  api.on('GET', '/api/slow', () => undefined);
  const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const gateway = new Gateway({ apiOrigin: api.origin, publicOrigin: 'http://shop.example', log, timeoutMs: 50 });
  const origin = { host: 'shop.example', scheme: 'http', client: '127.0.0.1', requestId: 'request-1' } as const;
  const server = createServer(
    (request, response) => void gateway.handle(request, response, origin, readAddress(request.url ?? '')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answered = await call(`http://127.0.0.1:${port}/api/slow`, { headers: { 'accept-language': 'en' } });
  expect(answered.status).toBe(504);
  expect(JSON.parse(answered.text)).toEqual({
    error: { code: 'gateway_timeout', message: 'The answer took too long. Try again.' },
  });
  await api.close();
  const away = await call(`http://127.0.0.1:${port}/api/slow`);
  expect([away.status, JSON.parse(away.text).error.code]).toEqual([503, 'service_unavailable']);
  await new Promise((resolve) => server.close(resolve));
});
