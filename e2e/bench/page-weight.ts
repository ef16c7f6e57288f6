import { type CDPSession, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../shared-kit/workspace/find-chromium';
import type { BenchContext } from './bench-context';
import type { Measurement } from './measurement';
import { type SeenRequest, scriptDepth } from './script-depth';

interface Seen extends SeenRequest {
  type: string;
  bytes: number;
}

/** Late work (hydration, idle callbacks) gets this long before the first load counts as over. */
const IDLE_MS = 2000;

/** Everything that a first visit loads, with the bytes of each body as they came over the wire. */
async function collect(session: CDPSession, load: () => Promise<void>): Promise<Seen[]> {
  const seen = new Map<string, Seen>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    // A preload is the document's own request, also when it serves a script's later one.
    const frames = initiator.type === 'script' ? (initiator.stack?.callFrames ?? []) : [];
    const askedBy = initiator.type === 'script' ? (initiator.url ?? frames[0]?.url) : undefined;
    seen.set(requestId, { url: request.url, type: type ?? '', bytes: 0, ...(askedBy ? { askedBy } : {}) });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request !== undefined) request.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await load();
  return [...seen.values()];
}

const isAsset = (request: Seen, path = ''): boolean => new URL(request.url).pathname.startsWith(`/assets/${path}`);
const isScript = (request: Seen): boolean => request.url.split('?')[0]?.endsWith('.js') ?? false;
/** Requests made once the page is at rest (consent, reports) or with the first toast: no part of the first load. */
const isLate = (request: Seen): boolean => request.url.includes('/browser/later-');

/** A script that is preloaded and then run is one request and one download. */
function withoutRepeats(requests: Seen[]): Seen[] {
  const first = new Map<string, Seen>();
  for (const request of requests) {
    const known = first.get(request.url);
    if (known === undefined) first.set(request.url, { ...request });
    else known.bytes += request.bytes;
  }
  return [...first.values()];
}

const kilobytes = (requests: Seen[]): number => requests.reduce((sum, each) => sum + each.bytes, 0) / 1024;

/** Scripts, requests, depth and fonts of the first load of home and a product's page, on a phone-sized screen. */
export async function measurePageWeight(context: BenchContext): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: context.chromium, args: CHROMIUM_FLAGS });
  const results: Measurement[] = [];
  try {
    for (const { name, path, module } of context.pages) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const session = await page.context().newCDPSession(page);
      const all = await collect(session, async () => {
        await page.goto(context.origin + path, { waitUntil: 'load' });
        await page.waitForTimeout(IDLE_MS);
      });
      const loaded = withoutRepeats(all.filter(isScript));
      const scripts = loaded.filter((request) => !isLate(request));
      const fonts = withoutRepeats(all.filter((request) => request.url.includes('.woff2')));
      const own = scripts.filter((request) => isAsset(request, `${module}/`));
      const row = (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
        part: 'bytes',
        what: `${name}: ${what}`,
        value,
        unit,
        ...(budget === undefined ? {} : { budget }),
      });
      results.push(
        row('scripts, brotli', kilobytes(scripts), 'KB', { atMost: 160 }),
        row('scripts with those at rest', kilobytes(loaded), 'KB'),
        row('script requests', scripts.length, '', { atMost: 10 }),
        row('script depth', scriptDepth(scripts), '', { atMost: 1 }),
        row(`own code of ${module}`, kilobytes(own), 'KB', { atMost: 45 }),
        row('fonts', kilobytes(fonts), 'KB', { atMost: 45 }),
        row('font files', fonts.length, '', { atMost: 2 }),
        row('all requests', withoutRepeats(all).length, ''),
        row('all bytes', kilobytes(all), 'KB'),
      );
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return results;
}
