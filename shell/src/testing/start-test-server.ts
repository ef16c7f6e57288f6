import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderReleaseStore, publishAndPromote, type SigningKey } from '@aksamit/release';
import { type TestRelease, writeTestRelease } from '@aksamit/release/testing';
import type { PageServerConfig } from '../server/config';
import type { Log } from '../server/log';
import { createPageServer } from '../server/page-server';
import { RenderPool } from '../server/render-pool/render-pool';
import { bundleRenderWorker } from './bundle-render-worker';
import { type StubApi, startStubApi } from './stub-api';

/** A busy machine is slow without anything being stuck. */
const SLOW_MACHINE_MS = 20_000;

/** Signs previews and page views of test servers. */
export const TEST_SECRET = 'a secret for tests alone';

export interface TestServer {
  origin: string;
  api: StubApi;
  store: FolderReleaseStore;
  /** Folder of the store. */
  storeFolder: string;
  /** Warnings and errors that were logged. */
  logged: string[];
  /** How often the page server could not read a channel. */
  failedLooks(): number;
  publish(release: TestRelease, signingKey?: SigningKey): Promise<void>;
  /** Publishes a release without promoting it. */
  publishOnly(release: TestRelease): Promise<void>;
  /** Publishes releases without promoting them, and sets the canary channel. */
  canary(shares: Record<string, number>, releases: TestRelease[]): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  redirects?: object[];
  publicOrigin?: string;
  trustedProxies?: string[];
  sandboxOrigin?: string;
  config?: Partial<PageServerConfig>;
  /** Time for a module's first rendering; short for tests of modules that never end. */
  coldMs?: number;
  /** Shares the store of another test server. */
  beside?: TestServer;
}

/** A page server with a stub API and a store of its own, on a free port, ready for pages. */
export async function startTestServer(releases: TestRelease[], options: TestServerOptions = {}): Promise<TestServer> {
  const root = await mkdtemp(join(tmpdir(), 'page-server-'));
  const storeFolder = options.beside?.storeFolder ?? join(root, 'store');
  const { store, failedLooks } = countingStore(storeFolder);
  const publish = async (release: TestRelease, signingKey: SigningKey | null = null) => {
    // Ungated: a page server must withstand releases that the gate would refuse.
    const folder = await writeTestRelease(join(root, 'built'), release);
    await publishAndPromote(store, folder, { ungated: true, signingKey });
  };
  for (const release of releases) await publish(release);
  const api = await startStubApi(options.redirects);
  const logged: string[] = [];
  const pageServer = createPageServer({
    config: configOf(options, { apiOrigin: api.origin, releaseStore: storeFolder }),
    store,
    pool: await renderPool(options, logged),
    log: recordingLog(logged),
  });
  await new Promise<void>((resolve) => pageServer.server.listen(0, '127.0.0.1', resolve));
  const address = pageServer.server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  await untilReady(origin);
  return {
    origin,
    api,
    store,
    storeFolder,
    logged,
    failedLooks,
    publish,
    publishOnly: async (release) => {
      await store.publish(await writeTestRelease(join(root, 'built'), release));
    },
    canary: (shares, canaries) => setCanary(store, join(root, 'built'), shares, canaries),
    async close() {
      await pageServer.close(200);
      await api.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A store that counts how often a channel could not be read. */
function countingStore(folder: string): { store: FolderReleaseStore; failedLooks: () => number } {
  const store = new FolderReleaseStore(folder);
  const { watchChannel } = store;
  let failedLooks = 0;
  store.watchChannel = (channel, onChange, onError) =>
    watchChannel(channel, onChange, (error) => {
      failedLooks += 1;
      onError(error);
    });
  return { store, failedLooks: () => failedLooks };
}

/** Collects warnings and errors, drops the rest. */
function recordingLog(logged: string[]): Log {
  const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts, (_, value) => errorText(value)));
  return { debug: () => undefined, info: () => undefined, warn: note, error: note } as unknown as Log;
}

async function renderPool({ coldMs = SLOW_MACHINE_MS }: TestServerOptions, logged: string[]): Promise<RenderPool> {
  return new RenderPool({
    workerFile: await bundleRenderWorker(),
    size: 2,
    limits: { heapMb: 64, dataMb: 256, residentMb: 200 },
    pulseMs: 1_000,
    graceMs: 1_000,
    coldMs,
    queueMs: 10_000,
    warn: (text) => logged.push(text),
    note: () => undefined,
  });
}

function configOf(
  options: TestServerOptions,
  own: Pick<PageServerConfig, 'apiOrigin' | 'releaseStore'>,
): PageServerConfig {
  return {
    ...own,
    port: 0,
    sandboxOrigin: options.sandboxOrigin ?? null,
    publicOrigin: options.publicOrigin ?? 'http://shop.example',
    trustedProxies: options.trustedProxies ?? [],
    releaseSecret: TEST_SECRET,
    trustedKeys: null,
    previewOrigins: [],
    edgeKeysReleaseBucket: false,
    canaryCheckMs: 0,
    canaryMargins: { leastViews: 200, leastFailed: 10, problemPoints: 2, problemFactor: 2, lcpPercent: 20, lcpMs: 300 },
    mapTiles: null,
    tagManagerUrl: 'https://www.googletagmanager.com/gtm.js',
    rateLimitFactor: 1,
    logLevel: 'silent',
    renderWorkers: 2,
    renderDeadlineMs: 5_000,
    renderAnswerMs: 60_000,
    renderPrivateMs: 60_000,
    formActionMs: 20_000,
    renderTurnMs: 60_000,
    ...options.config,
  };
}

async function setCanary(
  store: FolderReleaseStore,
  scratch: string,
  shares: Record<string, number>,
  canaries: TestRelease[],
): Promise<void> {
  for (const release of canaries) await store.publish(await writeTestRelease(scratch, release));
  const { revision } = await store.readChannel('canary');
  const modules = Object.fromEntries(canaries.map(({ name, version = '1.0.0' }) => [name, version]));
  await store.compareAndSwapChannel('canary', revision, { modules, shares, history: [] });
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { status } = await fetch(`${origin}/readyz`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The test page server did not become ready.');
}

function errorText(value: unknown): unknown {
  return value instanceof Error ? value.message : value;
}
