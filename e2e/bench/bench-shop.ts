import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWholeShop } from '../../shared-kit/workspace/start-whole-shop';
import type { MeasuredPages, Reporting } from './bench-context';

/** More than a shop takes, from its own on. */
export const PORTS_OF_A_SHOP = 20;

/** A whole shop as in production, on data of its own. */
export interface BenchShop {
  dataFolder: string;
  pages: MeasuredPages;
  /** Ends it and removes its data. */
  end(): Promise<void>;
}

interface BenchShopOptions extends Reporting {
  port: number;
  /** Checkout; omitted: this one. */
  folder?: string | undefined;
  environment?: NodeJS.ProcessEnv;
}

export async function startBenchShop({ port, folder, environment, log, limit }: BenchShopOptions): Promise<BenchShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aksamit-bench-'));
  const shop = await startWholeShop({
    port,
    dataFolder,
    ...(folder === undefined ? {} : { folder }),
    environment: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', ...environment },
    log,
  });
  const unregister = limit.endWith(shop.stop);
  return {
    dataFolder,
    pages: {
      origin: shop.origin,
      supervisorPid: shop.process.pid ?? 0,
      releaseSecret: String(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')).releaseSecret),
    },
    async end() {
      unregister();
      await shop.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
