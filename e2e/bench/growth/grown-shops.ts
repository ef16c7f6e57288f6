import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNodePrograms } from '../../../shared-kit/workspace/start/node-programs';
import { startBenchPostgres } from '../api/bench-postgres';
import { prepareScaledShop } from '../api/scaled-shop';
import type { MeasuredPages, Reporting } from '../bench-context';
import { type BenchShop, PORTS_OF_A_SHOP, startBenchShop } from '../bench-shop';

/**
 * Runs `work` on a whole shop for each scale, on databases of one PostgreSQL. Their APIs cache no responses: every page that
 * is rendered reads the database.
 * @param scales 1 is today's data
 */
export async function withGrownShops<Result>(
  { scales, port, ...reporting }: Reporting & { scales: readonly number[]; port: number },
  work: (shops: readonly MeasuredPages[]) => Promise<Result>,
): Promise<Result> {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'aksamit-bench-growth-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  await buildNodePrograms(root);
  const server = await startBenchPostgres(root, folder, port);
  const unregister = reporting.limit.endWith(server.stop);
  const shops: BenchShop[] = [];
  try {
    const databases: string[] = [];
    for (const scale of scales) {
      reporting.log(`making a shop of scale ${scale} …`);
      const plan = { root, folder, serverUrl: server.url, port, scale, template: databases.at(-1) };
      databases.push(await prepareScaledShop(plan));
    }
    for (const [index, databaseUrl] of databases.entries()) {
      const environment = { DATABASE_URL: databaseUrl, RESPONSE_CACHE_MB: '0' };
      shops.push(await startBenchShop({ ...reporting, port: port + 1 + index * PORTS_OF_A_SHOP, environment }));
    }
    return await work(shops.map(({ pages }) => pages));
  } finally {
    for (const shop of shops) await shop.end();
    unregister();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
