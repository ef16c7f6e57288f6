import type { APIRequestContext } from '@playwright/test';
import { treatmentsOf } from '../fixtures/buying';
import { DevtoolsPipe } from '../fixtures/devtools-pipe';
import { expect, test } from '../fixtures/shop-test';
import { type PageCommand, Tab } from '../fixtures/tab-browser';
import { poland } from '../fixtures/words';

const { words } = poland;
const ZONE = words.womensZone;

/** The question about cookies is answered with everything, so that steps are counted. */
const CONSENT = `localStorage.cookieConsent ??= JSON.stringify({ version: 1, analytical: true, marketing: true, at: Date.now() })`;
const PHONE: PageCommand[] = [
  ['Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: CONSENT }],
];

let pipe: DevtoolsPipe;
let tab: Tab;

async function openTab(baseURL: string | undefined, commands: PageCommand[] = []): Promise<Tab> {
  tab = await Tab.open(pipe, new URL(baseURL ?? '').origin, [...PHONE, ...commands]);
  return tab;
}

test.beforeEach(async () => {
  pipe = await DevtoolsPipe.launch(process.env.CHROMIUM_PATH ?? '');
});
test.afterEach(async () => {
  tab?.close();
  await pipe.close();
});

/**
 * Waits until the page server has whole pages at these paths. While it is busy it sends none ahead, and leaves what it did
 * not render in time to browsers, where a page that React renders fetches none ahead.
 */
async function untilWhole(request: APIRequestContext, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    const status = async () => (await request.get(path, { headers: { 'sec-purpose': 'prefetch' } })).status();
    await expect.poll(status, { message: `the page server has ${path}`, timeout: 40_000, intervals: [200] }).toBe(200);
  }
}

const heading = () => document.querySelector('#main h1')?.textContent ?? '';
const opened = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return Number(Reflect.get(navigation ?? {}, 'activationStart') ?? 0) > 0;
};
const hostRuns = () => document.documentElement.dataset.host === 'page';
const marked = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')].map(({ pathname }) => pathname);
const writes = ({ requests }: Tab) => requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD');

test('a page of a link in view is there at once, starts nothing before, and the way back is the former page', async ({
  baseURL,
  request,
}) => {
  await untilWhole(request, '/', ZONE);
  await openTab(baseURL);
  await tab.goto('/');
  await tab.untilPrerendered(ZONE);
  const ahead = tab.requests.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path);
  // Pictures of its first screen are a part of it.
  expect(ahead.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/images/'))).toEqual([]);
  expect(ahead.filter((path) => path.endsWith('.js'))).toEqual([]);
  const before = await tab.evaluate(() => ({ length: history.length, title: document.title }));
  await tab.evaluate(() => {
    Reflect.set(window, 'formerPage', true);
    scrollTo({ top: 120, behavior: 'instant' });
  });

  await tab.tapLink(ZONE);
  await tab.until((path) => location.pathname === path, ZONE);
  expect(await tab.evaluate(opened)).toBe(true);
  await tab.until(heading);
  await tab.until(hostRuns);
  expect(await tab.evaluate(() => history.length)).toBe(before.length + 1);

  await tab.evaluate(() => void setTimeout(() => history.back()));
  await tab.until(() => location.pathname === '/' && Reflect.get(window, 'formerPage') === true);
  expect(await tab.evaluate(() => ({ top: scrollY, title: document.title }))).toEqual({
    top: 120,
    title: before.title,
  });
});

test('a step is counted once, when the page is opened', async ({ baseURL, request }) => {
  const [treatment] = await treatmentsOf(request, poland);
  const path = `${ZONE}${treatment?.slug}/`;
  const steps = () =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).flatMap(({ event }) => event ?? []);
  await untilWhole(request, ZONE, path);
  await openTab(baseURL);
  await tab.goto(ZONE);
  await tab.until(hostRuns);
  await tab.evaluate((wanted) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('#main a')].find(
      ({ pathname }) => pathname === wanted,
    );
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, path);
  await tab.untilPrerendered(path);
  const written = writes(tab).length;
  await tab.tapLink(path);
  await tab.until((wanted) => location.pathname === wanted, path);
  expect(await tab.evaluate(opened)).toBe(true);
  await tab.until(() => ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).length > 0);
  await expect.poll(() => tab.evaluate(steps)).toContain('view_item');
  expect((await tab.evaluate(steps)).filter((event) => event === 'view_item')).toHaveLength(1);
  // The visitor is the one of the first page.
  expect(
    writes(tab)
      .slice(written)
      .filter(({ path: called }) => called === '/api/visitors'),
  ).toEqual([]);
});

test('the number on the cart link is that of the moment of opening, and of the return', async ({
  baseURL,
  request,
}) => {
  const store = (count: number) => localStorage.setItem('cart', JSON.stringify({ market: 'pl', cart: { count } }));
  const shown = () => document.querySelector('[data-cart-link] span')?.textContent ?? '';
  await untilWhole(request, '/', ZONE);
  await openTab(baseURL);
  await tab.goto('/');
  await tab.untilPrerendered(ZONE);
  await tab.evaluate(store, 2);
  await tab.tapLink(ZONE);
  await tab.until((path) => location.pathname === path, ZONE);
  await expect.poll(() => tab.evaluate(shown)).toBe('2');
  await tab.evaluate(store, 3);
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await tab.until(() => location.pathname === '/');
  await expect.poll(() => tab.evaluate(shown)).toBe('3');
});

test('a sort order that is pressed is there at once, and opens at the results', async ({ baseURL, request }) => {
  await untilWhole(request, ZONE);
  await openTab(baseURL);
  await tab.goto(ZONE);
  const path = await tab.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#main a[href*="sort="][href$="#results"]')];
    const link = links.find((each) => each.getClientRects().length > 0);
    // Browsers prerender no page of a link in a closed menu.
    link?.closest('details')?.setAttribute('open', '');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link?.getAttribute('href') ?? '';
  });
  await untilWhole(request, path);
  // Presses it until the script that listens is there.
  await tab.until((href) => {
    const link = document.querySelector(`#main a[href="${href}"]`);
    link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return link?.hasAttribute('data-ahead');
  }, path);
  await tab.untilPrerendered(path);
  await tab.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`#main a[href="${href}"]`);
    setTimeout(() => link?.click());
  }, path);
  await tab.until((href) => location.pathname + location.search + location.hash === href, path);
  expect(await tab.evaluate(opened)).toBe(true);
  await tab.until(() => scrollY > 0);
});

test('the next page of a list is there at once, once its link is in view', async ({ baseURL, request }) => {
  const path = `${ZONE}?page=2`;
  await untilWhole(request, ZONE, path);
  await openTab(baseURL);
  await tab.goto(ZONE);
  await tab.until(hostRuns);
  // Sections that come into view change their heights.
  await tab.until((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(`#main a[href="${wanted}#results"]`);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link?.hasAttribute('data-ahead');
  }, path);
  await tab.untilPrerendered(`${path}#results`);
  await tab.tapLink(path);
  await tab.until((wanted) => location.pathname + location.search === wanted, path);
  expect(await tab.evaluate(opened)).toBe(true);
});

test('the cart’s page is never fetched ahead, and neither is any page once the app part runs', async ({
  baseURL,
  request,
}) => {
  await untilWhole(request, '/', ZONE);
  await openTab(baseURL);
  await tab.goto('/');
  await tab.untilPrerendered(ZONE);
  await tab.evaluate((path) => {
    const press = new PointerEvent('pointerdown', { bubbles: true });
    document.querySelector(`a[href="${path}"]`)?.dispatchEvent(press);
  }, words.cartPath);
  expect(await tab.evaluate(marked)).not.toContain(words.cartPath);
  expect(tab.requests.filter(({ path }) => path === words.cartPath)).toEqual([]);
  await tab.evaluate(() => dispatchEvent(new Event('aksamit:app-needed')));
  await expect.poll(() => tab.evaluate(marked)).toEqual([]);
});

test('with Save-Data nothing is fetched ahead', async ({ baseURL, request }) => {
  await untilWhole(request, '/', ZONE);
  await openTab(baseURL, [['Emulation.setDataSaverOverride', { dataSaverEnabled: true }]]);
  await tab.goto('/');
  // The script of idle time: pages are fetched ahead no sooner.
  await tab.until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('later-idle')));
  await tab.tapLink(ZONE);
  await tab.until((path) => location.pathname === path, ZONE);
  expect(await tab.evaluate(opened)).toBe(false);
  expect(tab.prerendered.size).toBe(0);
  expect(tab.requests.filter(({ path }) => path.includes('later-next-pages'))).toEqual([]);
});
