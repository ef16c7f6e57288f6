import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@aksamit/contracts/testing/free-port';

const apiFolder = join(__dirname, '../../../../commerce-api');

export interface RunningApi {
  origin: string;
  stop(): Promise<void>;
}

/** Environment of the API's programs. @param dataFolder folder of their files */
export const apiEnvironment = (databaseUrl: string, dataFolder: string, port: number) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DEPLOYMENT: 'demo',
  DATABASE_URL: databaseUrl,
  API_PORT: String(port),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
  DATA_DIR: dataFolder,
});

/** Starts the built API on a free port. @throws when it ends before it is ready */
export async function startApi(databaseUrl: string, dataFolder: string): Promise<RunningApi> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['dist/start-api.js'], {
    cwd: apiFolder,
    env: apiEnvironment(databaseUrl, dataFolder, port),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}/api`,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Calls the API. @throws with its response when it refuses */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) {
  const response = await fetch(origin + path, {
    method,
    headers: { 'market-slug': 'pl', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text).data;
}

/** A guest orders a treatment, to be paid in the salon. */
export async function placeOrder({ origin }: RunningApi): Promise<{ id: string; token: string }> {
  const uniqueId = `pl_${randomBytes(9).toString('base64url')}`;
  const headers = { 'visitor-unique-id': uniqueId };
  await callApi(origin, 'POST', '/visitors', headers, { uniqueId });
  const { products } = await callApi(origin, 'GET', '/products?perPage=1&type=product', headers);
  await callApi(origin, 'POST', '/cart-items', headers, { itemType: 'product', itemId: products[0].id, quantity: 1 });
  const { cart } = await callApi(origin, 'GET', '/carts', headers);
  await callApi(origin, 'POST', '/consents', headers, {
    agrees: [{ type: 'health', value: true }],
    textVersion: '2026-11-21',
    source: '/koszyk/podsumowanie/',
  });
  const key = { ...headers, 'idempotency-key': randomBytes(12).toString('hex') };
  const placed = await callApi(origin, 'POST', '/orders', key, {
    cartId: cart.id,
    cartVersion: cart.version,
    user: { firstName: 'Jan', lastName: 'Nowak', email: 'jan@example.com', phonePrefix: '48', phone: '600700800' },
    agrees: [{ type: 'regulations', value: true }],
    paymentMethod: 'cash',
    ageDeclaration: 'adult',
  });
  return { id: placed.order.id, token: placed.orderToken };
}
