// `npm run bench`: starts the shop as it is in production on fresh data and measures it against its budgets.
// `npm run bench -- bytes lighthouse` measures these parts alone. BASE_URL is not heeded: the figures need a fresh start.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../shared-kit/workspace/find-chromium';
import { waitForShop } from '../../shared-kit/workspace/start/shop-ready';
import { startWholeShop } from '../../shared-kit/workspace/start-whole-shop';
import { measureApi } from './api-throughput';
import type { BenchContext } from './bench-context';
import { measureLighthouse } from './lighthouse-scores';
import { type Measurement, table, verdict } from './measurement';
import { measurePages } from './page-throughput';
import { measurePageWeight } from './page-weight';
import { measureMemory } from './process-memory';
import { measureReleaseTime } from './release-time';

const PARTS: Record<string, (context: BenchContext) => Promise<Measurement[]>> = {
  bytes: measurePageWeight,
  lighthouse: measureLighthouse,
  pages: measurePages,
  api: measureApi,
  release: measureReleaseTime,
  memory: measureMemory,
};

const NEEDS_BROWSER = ['bytes', 'lighthouse', 'release'];

const DEFAULT_PORT = 21_380;

interface ProductList {
  data: { products: { id: string; slug: string }[] };
}

async function someProduct(apiOrigin: string): Promise<{ slug: string; id: string }> {
  const answer = await fetch(`${apiOrigin}/products?perPage=1`, {
    headers: { 'market-slug': 'pl', 'accept-language': 'pl' },
  });
  const list = (await answer.json()) as ProductList;
  const [product] = list.data.products;
  if (product === undefined) throw new Error('Failed to bench: the shop has no treatments.');
  return product;
}

async function measure(parts: string[]): Promise<Measurement[]> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const dataFolder = mkdtempSync(join(tmpdir(), 'aksamit-bench-'));
  const port = Number(process.env.PORT || DEFAULT_PORT);
  const shop = await startWholeShop({
    port,
    dataFolder,
    environment: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
    say,
  });
  try {
    const { databasePassword } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as {
      databasePassword: string;
    };
    const apiOrigin = `http://127.0.0.1:${port + 1}/api`;
    const context: BenchContext = {
      origin: shop.origin,
      apiOrigin,
      supervisorPid: shop.process.pid ?? 0,
      databaseUrl: `postgres://aksamit:${databasePassword}@127.0.0.1:${port + 3}/aksamit`,
      postgresLog: join(dataFolder, 'logs', 'postgres.log'),
      releaseStore: join(dataFolder, 'releases'),
      chromium: parts.some((part) => NEEDS_BROWSER.includes(part)) ? await findChromium(say) : '',
      pages: [
        { name: 'home', path: '/', module: 'content' },
        { name: 'product', path: await waitForShop(shop.origin, 30_000), module: 'catalog' },
      ],
      product: await someProduct(apiOrigin),
      say,
    };
    const results: Measurement[] = [];
    for (const part of parts) {
      say(`measuring ${part} …`);
      const measured = await PARTS[part]?.(context).catch((error: unknown): Measurement[] => {
        say(`${part}: ${error instanceof Error ? error.message : error}`);
        return [{ part, what: 'could not be measured', value: Number.NaN, unit: '', budget: { atMost: 0 } }];
      });
      results.push(...(measured ?? []));
    }
    return results;
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown !== undefined) {
    process.stderr.write(`Failed to bench "${unknown}": choose from ${Object.keys(PARTS).join(', ')}.\n`);
    return 2;
  }
  const results = await measure(asked.length === 0 ? Object.keys(PARTS) : asked);
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
