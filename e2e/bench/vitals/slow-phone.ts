import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchPaints } from './watch-paints';

/** Cookies and storage of a shopper, as Playwright stores them. */
export type Shopper = Awaited<ReturnType<BrowserContext['storageState']>>;

export const PHONE = { width: 412, height: 823 };

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for every answer; a quarter of this machine's processor. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const CPU_SLOWDOWN = 4;

export interface SlowPhone {
  page: Page;
  session: CDPSession;
  /** Kilobytes of scripts that came over the wire so far, without those that are requested at rest. */
  scriptsKb(): number;
}

/** A phone with an empty cache, this shopper's session, and a slow line. */
export async function onSlowPhone<T>(
  browser: Browser,
  { origin, shopper }: { origin: string; shopper: Shopper },
  use: (phone: SlowPhone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    storageState: shopper,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scriptsKb = await countScripts(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await watchPaints(page);
    return await use({ page, session, scriptsKb });
  } finally {
    await context.close();
  }
}

async function countScripts(session: CDPSession): Promise<() => number> {
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/browser\/(?!later-)[^/]*\.js/.test(request.url)) bytes.set(requestId, 0);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = bytes.get(requestId);
    if (known !== undefined) bytes.set(requestId, known + encodedDataLength);
  });
  await session.send('Network.enable');
  return () => [...bytes.values()].reduce((sum, each) => sum + each, 0) / 1024;
}
