import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNodePrograms } from '../../../shared-kit/workspace/start/node-programs';
import { measureApi } from '../api-throughput';
import type { Reporting } from '../bench-context';
import type { Measurement } from '../measurement';
import { measurementsOf } from './api-measurements';
import type { ApiBenchOptions } from './api-options';
import { startBenchPostgres } from './bench-postgres';
import { measureScales } from './scale-matrix';
import { scaleTable } from './scale-table';
import { prepareScaledShop, type ScaledShop, type ScaledShopPlan, startScaledShop } from './scaled-shop';
import { readShopFacts } from './shop-facts';

interface Running {
  shops: ScaledShop[];
  /** Of the smallest shop, with cached responses. */
  caching: ScaledShop | undefined;
  postgresLog: string;
  stop(): Promise<void>;
}

/** PostgreSQL, and for each scale a database and an API process, all on 127.0.0.1. */
async function startShops(
  folder: string,
  scales: readonly number[],
  port: number,
  { log, limit }: Reporting,
): Promise<Running> {
  const root = process.cwd();
  await buildNodePrograms(root);
  const server = await startBenchPostgres(root, folder, port);
  const shops: ScaledShop[] = [];
  let caching: ScaledShop | undefined;
  const stopAll = async (): Promise<void> => {
    for (const shop of shops) await shop.stop();
    await caching?.stop();
    await server.stop();
  };
  // From now on: filling a shop depends on the database, and fails without it.
  const unregister = limit.endWith(stopAll);
  const stop = async (): Promise<void> => {
    unregister();
    await stopAll();
  };
  try {
    const prepared: { plan: ScaledShopPlan; databaseUrl: string }[] = [];
    for (const [index, scale] of scales.entries()) {
      log(`making a shop of scale ${scale} …`);
      const template = prepared.at(-1)?.databaseUrl;
      const plan = { root, folder, serverUrl: server.url, port: port + 1 + index, scale, template };
      prepared.push({ plan, databaseUrl: await prepareScaledShop(plan) });
    }
    for (const { plan, databaseUrl } of prepared) shops.push(await startScaledShop(plan, databaseUrl));
    const [smallest] = prepared;
    if (smallest) {
      const plan = { ...smallest.plan, port: port + 1 + scales.length, responseCacheMb: 32 };
      caching = await startScaledShop(plan, smallest.databaseUrl);
    }
    return { shops, caching, postgresLog: server.logFile, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Measures the API alone: each call with each number of clients on shops of each scale; against bare http and pg. */
export async function benchApi(options: ApiBenchOptions, port: number, reporting: Reporting): Promise<Measurement[]> {
  const { log } = reporting;
  const folder = mkdtempSync(join(tmpdir(), 'aksamit-bench-api-'));
  chmodSync(folder, 0o755);
  try {
    const { shops, caching, postgresLog, stop } = await startShops(folder, options.scales, port, reporting);
    try {
      const [smallest] = shops;
      const compared: Measurement[] = [];
      if (smallest && caching && options.isCompared) {
        const { slugs, productId } = await readShopFacts(smallest);
        const product = { slug: slugs[0] ?? '', id: productId };
        compared.push(
          ...(await measureApi({ ...smallest, cachingOrigin: caching.apiOrigin, postgresLog, product, log })),
        );
      }
      const cells = await measureScales(shops, options, log);
      mkdirSync('reports', { recursive: true });
      const report = { at: new Date().toISOString(), options, cells };
      writeFileSync(join('reports', 'bench-api.json'), `${JSON.stringify(report, null, 2)}\n`);
      log(`\n${scaleTable(cells)}\n\nreports/bench-api.json`);
      return [...compared, ...measurementsOf(cells)];
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
