import { mkdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type DevSettings, shopProblem } from '@aksamit/build/dev';
import { startWholeShop } from '../start-whole-shop';

export interface ShopAround {
  /** Completes "the rest …". */
  description: string;
  /** Ends the shop if it was started for this. */
  stop(): Promise<void>;
}

/**
 * The shop around the module: a running one, else the one of this checkout is started.
 * @throws one sentence when a deployed shop does not answer
 */
export async function ensureShop(
  root: string,
  { shopOrigin, isLocal }: DevSettings,
  log: (line: string) => void,
): Promise<ShopAround> {
  const problem = await shopProblem(shopOrigin);
  if (problem === undefined) return { description: `from ${shopOrigin}`, stop: async () => undefined };
  if (!isLocal) throw new Error(`Failed to reach the shop at ${shopOrigin}: ${problem}. Correct --shell.`);
  log(`No shop answers at ${shopOrigin}; starting the one of this checkout (npm start) …`);
  process.chdir(root);
  const named = process.env.DATA_DIR || '.data';
  const dataFolder = isAbsolute(named) ? named : join(root, named);
  mkdirSync(dataFolder, { recursive: true });
  const shop = await startWholeShop({
    port: Number(new URL(shopOrigin).port || 80),
    dataFolder,
    environment: { DATABASE_URL: process.env.DATABASE_URL, PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN },
    log: (line) => log(`  ${line}`),
  });
  return { description: `from the shop started at ${shop.origin}`, stop: shop.stop };
}
