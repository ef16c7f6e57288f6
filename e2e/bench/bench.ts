// `npm run bench`: starts the shop as in production on fresh data and measures it against its budgets. `npm run bench
// -- bytes lighthouse` measures these parts alone. BASE_URL is ignored: the figures need a fresh start. `npm run bench
// -- api` needs no whole shop: PostgreSQL and API processes of its own, with shops of several sizes. `growth` starts two whole
// shops of its own: today's data, and ten times as many.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, findHeadlessShell } from '../../shared-kit/workspace/find-chromium';
import { waitForShop } from '../../shared-kit/workspace/start/shop-ready';
import { benchApi } from './api/api-bench';
import { type ApiBenchOptions, apiBenchOptions } from './api/api-options';
import { CALL_NAMES } from './api/call-names';
import type { BenchContext } from './bench-context';
import { PORTS_OF_A_SHOP, startBenchShop } from './bench-shop';
import { measureCatalogue } from './catalogue/measure-catalogue';
import { measureGrowth } from './growth/measure-growth';
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
  catalogue: measureCatalogue,
  pages: measurePages,
  release: measureReleaseTime,
  hydration: measureHydration,
  memory: measureMemory,
};

const NEEDS_BROWSER = ['bytes', 'lighthouse', 'vitals', 'public', 'catalogue', 'release', 'hydration'];

const DEFAULT_PORT = 21_380;
/** Measured alone, on shops of their own. */
const GROWTH = 'growth';
const API = 'api';
const ALL_PARTS = [...Object.keys(PARTS), GROWTH, API];

/** A run on a busy machine of two processors stays below it. */
const LIMIT_MINUTES = 120;

let lastLine = 'starting';
const log = (line: string): void => {
  lastLine = line.trim() || lastLine;
  process.stdout.write(`${line}\n`);
};
const port = Number(process.env.PORT || DEFAULT_PORT);

interface ShopBench {
  limit: TimeLimit;
  /** Matches the kinds of page that are measured. */
  kinds: RegExp;
  /** Checkout of an earlier commit. */
  before?: string | undefined;
}

async function measureShop(parts: string[], { limit, kinds, before: beforeFolder }: ShopBench): Promise<Measurement[]> {
  const shop = await startBenchShop({ port, log, limit });
  const before =
    beforeFolder === undefined
      ? undefined
      : await startBenchShop({ port: port + PORTS_OF_A_SHOP, folder: beforeFolder, log, limit });
  try {
    const { origin } = shop.pages;
    const needsBrowser = parts.some((part) => NEEDS_BROWSER.includes(part));
    const context: BenchContext = {
      ...shop.pages,
      ...(before ? { before: before.pages } : {}),
      apiOrigin: `http://127.0.0.1:${port + 1}/api`,
      releaseStore: join(shop.dataFolder, 'releases'),
      chromium: needsBrowser ? await findHeadlessShell(log) : '',
      prerenderingChromium: needsBrowser ? await findChromium(log) : '',
      pages: [
        { name: 'home', path: '/', module: 'content' },
        { name: 'product', path: await waitForShop(origin, 30_000), module: 'catalog' },
      ],
      isMeasured: (kind) => kinds.test(kind),
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
    await before?.end();
    await shop.end();
  }
}

async function measure(
  parts: string[],
  { api: options, ...ofShopBench }: ShopBench & { api: ApiBenchOptions },
): Promise<Measurement[]> {
  const ofShop = parts.filter((part) => part in PARTS);
  const { limit, kinds } = ofShopBench;
  return [
    ...(ofShop.length > 0 ? await measureShop(ofShop, ofShopBench) : []),
    ...(parts.includes(GROWTH)
      ? await measureGrowth(port, { log, limit, isMeasured: (kind) => kinds.test(kind) })
      : []),
    ...(parts.includes(API) ? await benchApi(options, port, { log, limit }) : []),
  ];
}

const OPTIONS = {
  quick: { type: 'boolean' },
  calls: { type: 'string' },
  clients: { type: 'string' },
  scales: { type: 'string' },
  limit: { type: 'string' },
  before: { type: 'string' },
  kinds: { type: 'string', default: '' },
  help: { type: 'boolean' },
} as const;

const HELP = `npm run bench -- [parts] [options]
Parts: ${ALL_PARTS.join(', ')}; all of them without one.
--limit 60                minutes for all of it (${LIMIT_MINUTES}); what is not done by then is ended
--kinds 'content|panel' kinds of page that lighthouse, hydration and growth measure, as a pattern of their names (all)
--before <folder>         checkout of an earlier commit, with its packages: its uncached pages are measured beside
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
  const kinds = new RegExp(values.kinds);
  const results = await withinTime(
    { minutes: limitMinutes(values.limit, LIMIT_MINUTES), doing: () => lastLine },
    (limit) => measure(asked.length === 0 ? ALL_PARTS : asked, { api: options, kinds, before: values.before, limit }),
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
