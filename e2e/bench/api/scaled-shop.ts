import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { apiNodeOptions } from '../../../shared-kit/workspace/start/api-memory';
import { prepareVisitors } from '../bench-visitors';

/** A shop with so many times the demo shop's records: a database and an API process of its own. */
export interface ScaledShop {
  scale: number;
  apiOrigin: string;
  databaseUrl: string;
  /** Process of the API. */
  pid: number;
  stop(): Promise<void>;
}

export interface ScaledShopPlan {
  root: string;
  /** Folder for logs and the API's files beside the database. */
  folder: string;
  /** Address of any database of the server. */
  serverUrl: string;
  port: number;
  scale: number;
  /** Address of a smaller shop's database on the same server, to copy from; nobody is connected to it. */
  template: string | undefined;
  /** Memory for responses of the catalogue; 0: lists and details are read from the database. */
  responseCacheMb?: number;
}

const KEY = 'bench-only-bench-only-bench-only';

/** No request leaves the machine: outside services are a closed port. */
const CLOSED = 'http://127.0.0.1:9';

function environment({ folder, port, responseCacheMb = 0 }: ScaledShopPlan, databaseUrl: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_OPTIONS, DATABASE_POOL_SIZE } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, NODE_OPTIONS, DATABASE_POOL_SIZE },
    NODE_ENV: 'production',
    DEPLOYMENT: 'demo',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    API_PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    RATE_LIMIT_FACTOR: '1000000',
    RESPONSE_CACHE_MB: String(responseCacheMb),
    LOG_LEVEL: 'warn',
    P24_BASE_URL: CLOSED,
    PAYPAL_BASE_URL: CLOSED,
    STRIPE_BASE_URL: CLOSED,
    P24_API_KEY: KEY,
    P24_CRC_KEY: KEY,
    PAYPAL_CLIENT_SECRET: KEY,
    PAYPAL_WEBHOOK_ID: KEY,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: KEY,
    CODE_SECRET: KEY,
  };
}

/** A database of the server, copied from the smaller shop's: only the difference must be filled. */
async function makeDatabase({ serverUrl, scale, template }: ScaledShopPlan): Promise<string> {
  const name = `scale_${scale}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const source = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)}`;
    await client.query(`create database ${name}${source}`);
  } finally {
    await client.end();
  }
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

function run(plan: ScaledShopPlan, program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const log = openSync(join(plan.folder, `${program}-${plan.scale}.log`), 'a');
  return spawn(process.execPath, ['--enable-source-maps', `dist/${program}.js`, ...args], {
    cwd: join(plan.root, 'commerce-api'),
    env,
    stdio: ['ignore', log, log, 'ipc'],
  });
}

/**
 * Creates and fills the database.
 * @throws one sentence that names the log
 */
export async function prepareScaledShop(plan: ScaledShopPlan): Promise<string> {
  const databaseUrl = await makeDatabase(plan);
  const preparing = run(plan, 'prepare-database', ['--scale', String(plan.scale)], environment(plan, databaseUrl));
  const [code] = await once(preparing, 'exit');
  if (code !== 0) {
    throw new Error(
      `Failed to make a shop of scale ${plan.scale}: prepare-database ended with ${code}. See its log in ${plan.folder}.`,
    );
  }
  await prepareVisitors(databaseUrl);
  return databaseUrl;
}

/** Starts the API of a prepared shop. */
export async function startScaledShop(plan: ScaledShopPlan, databaseUrl: string): Promise<ScaledShop> {
  const env = environment(plan, databaseUrl);
  const api = run(plan, 'start-api', [], { ...env, NODE_OPTIONS: apiNodeOptions(env.NODE_OPTIONS) });
  await new Promise<void>((resolve, reject) => {
    api.once('message', () => resolve());
    api.once('exit', (code) =>
      reject(new Error(`Failed to start the API: it ended with ${code}. See its log in ${plan.folder}.`)),
    );
  });
  return {
    scale: plan.scale,
    apiOrigin: `http://127.0.0.1:${plan.port}/api`,
    databaseUrl,
    pid: api.pid ?? 0,
    async stop() {
      if (api.exitCode !== null || api.signalCode !== null) return;
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await ended;
    },
  };
}
