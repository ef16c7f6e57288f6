import type { Page } from '@playwright/test';
import { treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { inlinePageOf, pagesOf } from '../fixtures/page-list';
import { expectHostStarted } from '../fixtures/page-ready';
import { header, heading, main, markDocument, markedDocument } from '../fixtures/page-regions';
import { notePressPosition } from '../fixtures/press-position';
import { poland } from '../fixtures/words';

const { words } = poland;

/** Scripts of the shell and the modules that the page evaluates from now on, without their hashes. */
async function evaluatedScripts(page: Page): Promise<Set<string>> {
  const names = new Set<string>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes('/assets/'))
      names.add(
        new URL(url).pathname
          .split('/')
          .at(-1)
          ?.replace(/\.\w{8}\.js$/, '.js') ?? '',
      );
  });
  await devtools.send('Debugger.enable');
  return names;
}

test.describe('for somebody who has never been here', () => {
  test.use({ hasDeclinedCookies: false });

  test('a page that is only read runs no React, and its steps and its consent question work', async ({ page }) => {
    const [treatment] = await treatmentsOf(page.request, poland);
    const scripts = await evaluatedScripts(page);
    await page.goto(`${words.womensZone}${treatment?.slug}/`);
    await expectHostStarted(page);
    await page.getByRole('button', { name: 'Akceptuję wszystkie' }).click();
    const steps = (): Promise<(string | undefined)[]> =>
      page.evaluate(() => (Reflect.get(window, 'dataLayer') ?? []).map((entry: { event?: string }) => entry.event));
    await expect.poll(steps).toContain('view_item');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    expect([...scripts].filter((name) => !/^(host|later-[\w-]+)\.js$/.test(name))).toEqual([]);

    // The first touch starts it, and the step is not reported again.
    await main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }).click();
    await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
    expect([...scripts]).toContain('main.js');
    // An island and a fragment need nothing of what only pages do.
    expect([...scripts].filter((name) => /^(app|pages|query)\.js$/.test(name))).toEqual([]);
    expect((await steps()).filter((event) => event === 'view_item')).toHaveLength(1);
  });
});

test('a button of an island that leads to another page is followed, though links of the page are page loads', async ({
  page,
}) => {
  const [treatment] = await treatmentsOf(page.request, poland);
  await page.goto(`${words.womensZone}${treatment?.slug}/`);
  await expectHostStarted(page);
  await markDocument(page);
  await main(page).getByRole('button', { name: 'Kup teraz' }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText(words.reservationHeading);
  // The rest of the app part was started for it.
  await expect(markedDocument(page)).toHaveCount(1);
});

test('the number of pieces is shown without a touch on the next visit', async ({ page }) => {
  const [treatment] = await treatmentsOf(page.request, poland);
  await page.goto(`${words.womensZone}${treatment?.slug}/`);
  await main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }).click();
  await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
  const scripts = await evaluatedScripts(page);
  // The debugger lists those of the page that is shown first.
  scripts.clear();
  await page.goto('/cennik/');
  await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
  expect([...scripts]).not.toContain('main.js');
});

test('unfolding a question and searching the blog run no React', async ({ page }) => {
  const scripts = await evaluatedScripts(page);
  await page.goto('/faq/');
  await expectHostStarted(page);
  const question = main(page).locator('summary').first();
  await question.click();
  await expect(main(page).locator('details').first()).toHaveAttribute('open');
  await question.press('Enter');
  await page.goto('/blog/');
  await expectHostStarted(page);
  const search = main(page).getByRole('searchbox');
  await search.fill('laser');
  await search.press('Enter');
  await expect(page).toHaveURL('/blog/szukaj/?q=laser');
  await expectHostStarted(page);
  await expect(main(page).getByRole('searchbox')).toHaveValue('laser');
  expect([...scripts]).not.toContain('main.js');
});

test('a salon that opens or closes meanwhile shows it without React', async ({ page }) => {
  const salon = (await pagesOf(page.request, poland, 'catalog')).find(({ name }) => name === 'salon');
  const scripts = await evaluatedScripts(page);
  await page.goto(salon?.path ?? '');
  await expectHostStarted(page);
  const states = main(page).locator('p[data-shown-from]');
  await expect(states.first()).toBeVisible();
  await expect(states.filter({ visible: true })).toHaveCount(1);
  const next = Number(await states.nth(1).getAttribute('data-shown-from'));
  await page.clock.setFixedTime(next);
  await expect(async () => {
    // A tab that comes back to the front; the script that hears it is loaded once the browser is idle.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(states.nth(1)).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(states.first()).toBeHidden();
  expect([...scripts]).not.toContain('main.js');
});

test('a link is a page load until something is touched, and going back returns to the position', async ({ page }) => {
  await page.goto(words.womensZone);
  await expectHostStarted(page);
  const card = main(page).getByRole('link', { name: words.choose }).nth(3);
  const pressedAt = await notePressPosition(page);
  await card.click();
  await expect(heading(page)).not.toHaveText(words.women);
  await expectHostStarted(page);
  const before = await pressedAt();
  await page.goBack();
  await expect(heading(page)).toHaveText(words.women);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
});

test('a link pressed while a button waits for its scripts is followed once the button has had its effect', async ({
  page,
}) => {
  let letThrough = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/shell/**/main.js*', async (route) => {
    await held;
    await route.continue();
  });
  const [treatment] = await treatmentsOf(page.request, poland);
  await page.goto(`${words.womensZone}${treatment?.slug}/`);
  await expectHostStarted(page);
  const add = main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true });
  await add.click();
  await expect(add).toHaveAttribute('data-pressed');
  await header(page).getByRole('link', { name: words.cart }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText(treatment?.name ?? '');
  letThrough();
  await expect(heading(page)).toHaveText(words.cartHeading);
  await expect(
    main(page)
      .getByText(treatment?.name ?? '')
      .first(),
  ).toBeVisible();
});

for (const [what, files] of [
  ['a script', '**/assets/shell/**/main.js*'],
  ['the file of the releases', '**/assets/releases.*/**'],
] as const) {
  test(`${what} that cannot be loaded at the touch shows a notice, and the retry runs the press`, async ({
    page,
    watch,
  }) => {
    watch.allow(/main\.js|Failed to start the app part|Failed to load the releases|net::ERR_FAILED/);
    await page.route(files, (route) => route.abort());
    const [treatment] = await treatmentsOf(page.request, poland);
    await page.goto(`${words.womensZone}${treatment?.slug}/`);
    await expectHostStarted(page);
    await main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true }).click();
    const notice = main(page).getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(heading(page)).toHaveText(treatment?.name ?? '');
    await page.unroute(files);
    await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('releases that a retry does not get either are those of a new page after the next one', async ({
  page,
  watch,
}) => {
  watch.allow(/answered 404|status of 404|valid digest|SRI's integrity|Failed to fetch|Failed to load the releases/);
  await page.route('**/assets/releases.*/**', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  const [treatment] = await treatmentsOf(page.request, poland);
  await page.goto(`${words.womensZone}${treatment?.slug}/`);
  await expectHostStarted(page);
  await markDocument(page);
  const add = main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true });
  await add.click();
  const notice = main(page).getByRole('alert');
  await expect(notice).toBeVisible();
  const failed = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Failed to load the releases'),
  });
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await failed;
  await page.unroute('**/assets/releases.*/**');
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(markedDocument(page)).toHaveCount(0);
  await expectHostStarted(page);
  await add.click();
  await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
});

test('a public page carries little data beside its own, whatever the number of modules', async ({ page }) => {
  const [treatment] = await treatmentsOf(page.request, poland);
  for (const path of ['/', `${words.womensZone}${treatment?.slug}/`, '/blog/']) {
    const { state: _, fragmentStates: __, ...rest } = inlinePageOf(await (await page.request.get(path)).text());
    expect(rest.releases, path).toEqual([]);
    expect(JSON.stringify(rest).length, path).toBeLessThan(4096);
  }
});
