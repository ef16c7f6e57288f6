/** The page server's program. Settings come from the environment (config.ts). */
import { fileURLToPath } from 'node:url';
import { FolderReleaseStore } from '@aksamit/release';
import { readConfig } from './config';
import { createLog } from './log';
import { createPageServer } from './page-server';
import { RENDER_LIMITS } from './render-pool/render-limits';
import { RenderPool } from './render-pool/render-pool';

/** Timeout of a graceful stop: the process must end even if something hangs. */
const STOP_LIMIT_MS = 2_500;

function start(): void {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (config.trustedKeys === null) log.warn('RELEASE_KEYS lists no keys: releases run without a signature.');
  const pool = new RenderPool({
    workerFile: fileURLToPath(new URL('./render-worker.cjs', import.meta.url)),
    size: config.renderWorkers,
    limits: RENDER_LIMITS,
    pulseMs: 1_000,
    // A busy machine is slow without anything being stuck.
    graceMs: 700,
    coldMs: 2_500,
    queueMs: 5_000,
    warn: (message) => log.warn(message),
    note: (line) => log.info({ line }, 'A render process wrote.'),
  });
  const pageServer = createPageServer({ config, store: new FolderReleaseStore(config.releaseStore), pool, log });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    pageServer.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The start command supervises this process: when it is gone, nobody else would end it.
  process.on('disconnect', stop);

  pageServer.server.on('error', (error) => {
    fail(`Failed to listen on port ${config.port}: ${error.message}. Free the port or set PORT.`);
  });
  pageServer.server.listen(config.port, () => {
    log.info({ port: config.port }, 'The page server listens.');
    process.send?.({ type: 'ready' });
  });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
