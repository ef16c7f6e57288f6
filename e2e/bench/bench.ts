// `npm run bench`: starts the shop as in production on fresh data and measures it against its budgets. `npm run bench
// -- bytes lighthouse` measures these parts alone. BASE_URL is ignored: the figures need a fresh start. `npm run bench
// -- api` needs no whole shop: PostgreSQL and API processes of its own, with shops of several sizes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../shared-kit/workspace/find-chromium';
import { waitForShop } from '../../shared-kit/workspace/start/shop-ready';
import { startWholeShop } from '../../shared-kit/workspace/start-whole-shop';
import { benchApi } from './api/api-bench';
import { type ApiBenchOptions, apiBenchOptions } from './api/api-options';
import { CALL_NAMES } from './api/call-names';
import type { BenchContext } from './bench-context';
import { measureHydration } from './hydration-errors';
import { measureLighthouse } from './lighthouse-scores';
import { type Measurement, table, verdict } from './measurement';
import { measurePages } from './page-throughput';
import { measurePageWeight } from './page-weight';
import { measureMemory } from './process-memory';
import { measurePublicPages } from './public-pages/measure-public-pages';
import { measureReleaseTime } from './release-time';
import { limitMinutes, type TimeLimit, withinTime } from './time-limit';
import { measureVitals } from './vitals/measure-vitals';

const PARTS: Record<string, (context: BenchContext) => Promise<Measurement[]>> = {
  bytes: measurePageWeight,
  lighthouse: measureLighthouse,
  vitals: measureVitals,
  public: measurePublicPages,
  pages: measurePages,
  release: measureReleaseTime,
  hydration: measureHydration,
  memory: measureMemory,
};

const NEEDS_BROWSER = ['bytes', 'lighthouse', 'vitals', 'public', 'release', 'hydration'];

const DEFAULT_PORT = 21_380;

/** Measured alone, on shops of its own. */
const API = 'api';
const ALL_PARTS = [...Object.keys(PARTS), API];

/** A run on a busy machine of two processors stays below it. */
const LIMIT_MINUTES = 120;

let lastLine = 'starting';
const log = (line: string): void => {
  lastLine = line.trim() || lastLine;
  process.stdout.write(`${line}\n`);
};
const port = Number(process.env.PORT || DEFAULT_PORT);

async function measureShop(parts: string[], limit: TimeLimit): Promise<Measurement[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aksamit-bench-'));
  const shop = await startWholeShop({
    port,
    dataFolder,
    environment: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
    log,
  });
  const unregister = limit.endWith(shop.stop);
  try {
    const context: BenchContext = {
      origin: shop.origin,
      apiOrigin: `http://127.0.0.1:${port + 1}/api`,
      supervisorPid: shop.process.pid ?? 0,
      releaseSecret: JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')).releaseSecret,
      releaseStore: join(dataFolder, 'releases'),
      chromium: parts.some((part) => NEEDS_BROWSER.includes(part)) ? await findChromium(log) : '',
      pages: [
        { name: 'home', path: '/', module: 'content' },
        { name: 'product', path: await waitForShop(shop.origin, 30_000), module: 'catalog' },
      ],
      log,
    };
    const results: Measurement[] = [];
    for (const part of parts) {
      log(`measuring ${part} …`);
      const measured = await PARTS[part]?.(context).catch((error: unknown): Measurement[] => {
        log(`${part}: ${error instanceof Error ? error.message : error}`);
        return [{ part, what: 'could not be measured', value: Number.NaN, unit: '', budget: { atMost: 0 } }];
      });
      results.push(...(measured ?? []));
    }
    return results;
  } finally {
    unregister();
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measure(parts: string[], options: ApiBenchOptions, limit: TimeLimit): Promise<Measurement[]> {
  const ofShop = parts.filter((part) => part !== API);
  return [
    ...(ofShop.length > 0 ? await measureShop(ofShop, limit) : []),
    ...(parts.includes(API) ? await benchApi(options, port, { log, limit }) : []),
  ];
}

const OPTIONS = {
  quick: { type: 'boolean' },
  calls: { type: 'string' },
  clients: { type: 'string' },
  scales: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const HELP = `npm run bench -- [parts] [options]
Parts: ${ALL_PARTS.join(', ')}; all of them without one.
--limit 60                minutes for all of it (${LIMIT_MINUTES}); what is not done by then is ended
Options of api:
  --quick                 whether it runs at all; some 2 minutes
  --calls list,order|all  calls (${CALL_NAMES.join(', ')})
  --clients 1,20,100      clients at once
  --scales 1,10,100       sizes of the shop's data`;

async function main(): Promise<number> {
  const { positionals: asked, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    log(HELP);
    return 0;
  }
  const unknown = asked.find((part) => !ALL_PARTS.includes(part));
  if (unknown !== undefined) {
    process.stderr.write(`Failed to bench "${unknown}": choose from ${ALL_PARTS.join(', ')}.\n`);
    return 2;
  }
  const options = apiBenchOptions(values);
  const results = await withinTime(
    { minutes: limitMinutes(values.limit, LIMIT_MINUTES), doing: () => lastLine },
    (limit) => measure(asked.length === 0 ? ALL_PARTS : asked, options, limit),
  );
  const report = {
    at: new Date().toISOString(),
    machine: { node: process.version, processors: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) },
    results: results.map((each) => ({ ...each, verdict: verdict(each) })),
  };
  mkdirSync('reports', { recursive: true });
  writeFileSync(join('reports', 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`\n${table(results)}\n\nreports/bench.json\n`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
