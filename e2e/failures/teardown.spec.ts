import type { Page } from '@playwright/test';
import { heldBy, rememberRoots } from '../fixtures/leaks';
import { expectPageReady } from '../fixtures/page-ready';
import { expect, test } from '../fixtures/shop-test';

/** A page of each module and one of another, to leave it for. */
const MODULES = [
  { module: 'catalog', path: '/strefa-kobiet/', away: '/konto/logowanie/' },
  { module: 'content', path: '/blog/', away: '/konto/logowanie/' },
  { module: 'cart-checkout', path: '/koszyk/', away: '/konto/logowanie/' },
  { module: 'panel', path: '/konto/logowanie/', away: '/koszyk/' },
];

/** Intended caches (texts, responses, styles, compiled code) are filled after this many rounds. */
const WARM_UP_ROUNDS = 10;
const ROUNDS = 50;
/**
 * 50 rounds were measured to add 0.3 to 0.5 MB, the same for every module and less with each further 50: inline caches,
 * history entries, timings that the browser keeps. A React root of the smallest of these pages holds some 60 KB, so
 * that one leaked per round would show as 3 MB.
 */
const HEAP_NOISE_BYTES = 1_000_000;
/** A page leaked per round would be thousands of nodes, a listener per round 50; measured: none at all. */
const NODE_NOISE = 100;
const LISTENER_NOISE = 25;

/** There and back, by the address, as many times as given. */
async function goThereAndBack(page: Page, path: string, away: string, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const href of [away, path]) {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, href);
      await page.waitForFunction(
        (to) =>
          location.pathname === to && document.querySelectorAll('#main > [data-module] [data-page] h1').length === 1,
        href,
      );
    }
  }
}

for (const { module, path, away } of MODULES) {
  test(`${module}: ${ROUNDS} mounts and unmounts leave nothing behind`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(path);
    await expectPageReady(page);
    await rememberRoots(page);
    const session = await page.context().newCDPSession(page);
    await goThereAndBack(page, path, away, WARM_UP_ROUNDS);
    await expectPageReady(page);
    const before = await heldBy(page, session);

    await goThereAndBack(page, path, away, ROUNDS);
    await expectPageReady(page);
    const after = await heldBy(page, session);
    test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });

    // React keeps the last unmounted tree as the alternate of the present one; nothing older.
    expect(after.detachedRoots, 'roots that left the page').toBeLessThanOrEqual(before.detachedRoots);
    expect(after.globalListeners, 'listeners on window and document').toBeLessThanOrEqual(before.globalListeners);
    expect(after.listeners - before.listeners, 'listeners on everything').toBeLessThan(LISTENER_NOISE);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(NODE_NOISE);
    expect(after.heap - before.heap, 'heap').toBeLessThan(HEAP_NOISE_BYTES);
  });
}

test('a root and a listener that are kept on purpose are found', async ({ page }) => {
  await page.goto('/koszyk/');
  await expectPageReady(page);
  await rememberRoots(page);
  const session = await page.context().newCDPSession(page);
  const before = await heldBy(page, session);
  await page.evaluate(() => {
    const retained: Node[] = [];
    Reflect.set(window, 'kept', retained);
    const main = document.getElementById('main');
    if (!main) return;
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) for (const removed of removedNodes) retained.push(removed);
      addEventListener('resize', () => retained.length);
    }).observe(main, { childList: true, subtree: true });
  });
  await goThereAndBack(page, '/koszyk/', '/konto/logowanie/', 5);
  await expectPageReady(page);
  const after = await heldBy(page, session);
  expect(after.detachedRoots).toBeGreaterThanOrEqual(before.detachedRoots + 5);
  expect(after.globalListeners).toBeGreaterThanOrEqual(before.globalListeners + 5);
  expect(after.nodes - before.nodes).toBeGreaterThan(NODE_NOISE);
});
