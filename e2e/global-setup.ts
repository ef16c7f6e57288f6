import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedShop, startWholeShop } from '../shared-kit/workspace/start-whole-shop';

declare global {
  var startedShop: { shop: StartedShop; dataFolder: string } | undefined;
}

/** Starts the real shop once for all tests, on fresh data, unless BASE_URL names one. */
export default async function globalSetup(): Promise<void> {
  if (process.env.BASE_URL) return;
  const dataFolder = mkdtempSync(join(tmpdir(), 'aksamit-e2e-'));
  const shop = await startWholeShop({
    port: Number(process.env.E2E_PORT),
    dataFolder,
    // Many tests come from one address.
    environment: { RATE_LIMIT_FACTOR: '1000' },
    log: (line) => process.stdout.write(`  ${line}\n`),
  });
  globalThis.startedShop = { shop, dataFolder };
  process.env.E2E_DATA_DIR = dataFolder;
}
