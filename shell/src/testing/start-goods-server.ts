import { call } from './call';
import { goodAndBadReleases } from './good-and-bad-releases';
import { startTestServer, type TestServer } from './start-test-server';
import { until } from './until';

/**
 * A test server with a module that works and several that do not, warm: on a busy machine the first pages of render
 * processes exceed their deadline.
 * @param redirects of staff; later additions take effect after a change notification
 */
export async function startGoodsServer(redirects: object[] = []): Promise<TestServer> {
  const shop = await startTestServer(goodAndBadReleases, {
    redirects,
    trustedProxies: ['loopback'],
    coldMs: 2_500,
    config: { renderDeadlineMs: 400 },
  });
  await until(async () => (await call(`${shop.origin}/towar/warm/`)).text.includes('Towar warm'));
  return shop;
}

/** The inline data of a served page, null when it has none. */
export function inlineOf(html: string) {
  return JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}
