/** The API as a process of its own, killed with SIGKILL and started again, beside the sandbox and a shopper. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bundle, Cart, Payment, PlacedOrder, Withdrawal } from '@aksamit/contracts';
import { pino } from 'pino';
import { readConfig } from '../config';
import { createGateways, sendDueRefunds, settleDuePayments } from '../domains/sales/payments';
import { makeProducts } from './commerce-fixture';
import { armWrite, createGatewayProxy, type KillPoint } from './kill-points';
import { openShopSandbox } from './shop-sandbox';
import { createTestDatabase, type TestDatabase } from './test-database';

const packageFolder = join(__dirname, '../..');

/** The programs as `npm start` builds them: they start in a second, and the API is started often. */
export async function buildPrograms(): Promise<void> {
  const builder = join(packageFolder, '../shared-kit/workspace/start/node-programs.ts');
  const program = `import(${JSON.stringify(builder)}).then((m) => m.buildNodePrograms(${JSON.stringify(join(packageFolder, '..'))}))`;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', program], { cwd: packageFolder });
}

function spawnProgram(name: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [`dist/${name}.js`], {
    cwd: packageFolder,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** A program of this package as a process of its own, once it reports ready. */
export async function startProgram(name: string, settings: Record<string, string>): Promise<ChildProcess> {
  const started = spawnProgram(name, settings);
  await new Promise<void>((resolve, reject) => {
    started.once('message', () => resolve());
    started.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)));
  });
  return started;
}

async function killProgram(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}

/** The response fields that a test uses. */
export interface Answer {
  data: PlacedOrder & {
    cart: Cart;
    payment: Payment & { redirectUrl: string };
    bundles: Bundle[];
    bundle: Bundle;
    withdrawal: Withdrawal;
    authToken: string;
  };
}

export type KillableShop = Awaited<ReturnType<typeof createKillableShop>>;

/** Builds the programs and opens the shop with a database of its own; the API starts at the first call. */
export async function createKillableShop() {
  await buildPrograms();
  const database = await createTestDatabase();
  const opened = await openShopSandbox();
  const { sandbox, publicOrigin } = opened;
  const proxy = await createGatewayProxy(() => opened.origin);
  const reached = { proxy, pool: database.pool };
  const settings = (gatewayOrigin: string) => settingsOf(database, opened, gatewayOrigin);
  const gateways = createGateways(readConfig(settings(opened.origin)));
  const settlement = { db: database.db, gateways, logger: pino({ level: 'silent' }) };
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    child = await startProgram('start-api', settings(proxy.origin));
  }

  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (running) await killProgram(running);
  }

  return {
    database,
    sandbox,
    payer: opened.payer,
    products: await makeProducts(database.db),
    start,
    kill,
    call: createRetryingCall(publicOrigin, { isRunning: () => child !== null, start, kill }),
    /** Kills the API at a point of `work`. @returns whether it was reached */
    killAt: (point: KillPoint, work: () => Promise<void>) => killedDuring(reached, point, work, kill),
    /** Starts the worker, which is killed at the point; waits until it is. */
    async killWorkerAt(point: KillPoint): Promise<boolean> {
      const running: { worker?: ChildProcess } = {};
      const work = async (): Promise<void> => {
        running.worker = spawnProgram('start-worker', settings(proxy.origin));
        await once(running.worker, 'exit');
      };
      return killedDuring(reached, point, work, async () => {
        if (running.worker) await killProgram(running.worker);
      });
    },
    /** Rounds of the worker, some minutes from now. */
    workerRounds: () => settleLater(settlement),
    async close() {
      await kill();
      await proxy.close();
      await opened.close();
      await database.drop();
    },
  };
}

interface KillableProgram {
  isRunning(): boolean;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** A browser that retries: a call whose response was lost is sent once more, with its key, to the next API. */
function createRetryingCall(publicOrigin: string, api: KillableProgram) {
  return async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (!api.isRunning()) await api.start();
      try {
        const answer = await fetch(`${publicOrigin}${path}`, {
          method,
          headers: { 'market-slug': 'pl', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const json: Answer = JSON.parse(await answer.text());
        // The gateway was cut off together with the API that called it.
        if (answer.status < 500) return { status: answer.status, json };
      } catch {
        // Killed: the connection broke. The exit is seen before the next attempt.
        await api.kill();
      }
    }
    throw new Error(`Failed to call ${method} ${path}: no answer after five tries.`);
  };
}

/** Arms a kill point; the result states, once `work` is done, whether the program was killed there. */
async function killedDuring(
  { proxy, pool }: { proxy: GatewayProxy; pool: Pool },
  point: KillPoint,
  work: () => Promise<void>,
  killIt: () => Promise<void>,
) {
  if (point.at === 'call') {
    proxy.arm(point, killIt);
    await work();
    return !proxy.isArmed();
  }
  const wait = await armWrite(pool, point, killIt);
  let isOver = false;
  const waiting = wait(() => isOver);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return waiting;
}

async function settleLater(settlement: Parameters<typeof settleDuePayments>[0]): Promise<void> {
  for (const minutes of [1, 10, 40, 120]) {
    const now = new Date(Date.now() + minutes * 60_000);
    await settleDuePayments(settlement, now);
    await sendDueRefunds(settlement, now);
  }
}

type OpenedSandbox = Awaited<ReturnType<typeof openShopSandbox>>;
type GatewayProxy = Awaited<ReturnType<typeof createGatewayProxy>>;
type Pool = TestDatabase['pool'];

function settingsOf(database: TestDatabase, opened: OpenedSandbox, gatewayOrigin: string) {
  return {
    DEPLOYMENT: 'demo',
    DATABASE_URL: database.url,
    API_PORT: String(opened.shopPort),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
    ...opened.settings(gatewayOrigin),
  };
}
