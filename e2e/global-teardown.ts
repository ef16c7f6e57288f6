import { rmSync } from 'node:fs';

/** Ends what global-setup.ts started and removes its data. */
export default async function globalTeardown(): Promise<void> {
  const started = globalThis.startedShop;
  if (started === undefined) return;
  await started.shop.stop();
  rmSync(started.dataFolder, { recursive: true, force: true });
}
