import type { Browser, Page } from '@playwright/test';
import { openAsCustomer } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { treatmentsOf } from '../fixtures/buying';
import { type ExtraPageServer, startExtraPageServer } from '../fixtures/extra-page-server';
import { expect, test } from '../fixtures/journey-test';
import { OwnReleases } from '../fixtures/own-releases';
import { pagesOf } from '../fixtures/page-list';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { watchPage } from '../fixtures/page-watch';
import { text } from '../fixtures/texts';
import { bookVisit, buyTreatment, callApi, expectKnownVisitor } from '../fixtures/visits';
import { poland, polandInEnglish, type Site } from '../fixtures/words';

test.describe.configure({ mode: 'default', timeout: 120_000 });

// React and the browser host complain in development builds only; the watch of every journey reads their messages.
let releases: OwnReleases;
let server: ExtraPageServer;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  releases = await OwnReleases.make('development');
  server = await startExtraPageServer({ shopOrigin: baseURL ?? '', store: releases.folder });
});

test.afterAll(async () => {
  await server?.stop();
  releases?.remove();
});

for (const site of [poland, polandInEnglish]) {
  test(`the development build takes over what the server rendered at ${site.base}/ without a word`, async ({
    page,
    request,
  }) => {
    const [treatment] = await treatmentsOf(request, site);
    const article = (await pagesOf(request, site, 'content')).find(({ name }) => name === 'article');
    const zone = site.words.womensZone;
    for (const path of [`${site.base}/`, site.base + zone, `${site.base}${zone}${treatment?.slug}/`, article?.path]) {
      await page.goto(`${server.origin}${path}`);
      await expectPageReady(page);
      await expect(heading(page)).toBeVisible();
    }
  });
}

/** A customer with a visit, an order, a payment and a full cart, at the development build's own address. */
async function asCustomer(browser: Browser, site: Site, use: (page: Page, payment: string) => Promise<void>) {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const watch = watchPage(page);
  await openAsCustomer(page, site);
  const bought = await buyTreatment(page, 2, site);
  await bookVisit(page, bought);
  const { data } = await callApi<{ orders: { orderPaymentId: string }[] }>(page, 'GET', '/me/orders');
  const [treatment] = await treatmentsOf(page.request, site);
  await callApi(page, 'POST', '/cart-items', { itemType: 'product', itemId: treatment?.id, quantity: 2 });
  await use(page, data.orders[0]?.orderPaymentId ?? '');
  expect(watch.found, 'console messages and failed requests').toEqual([]);
  await context.close();
}

/** Who is not known, with something in the cart: the summary asks for everything. */
async function asGuest(browser: Browser, site: Site, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto(address(site, 'cart'));
  await expectPageReady(page);
  await expectKnownVisitor(page);
  const [treatment] = await treatmentsOf(page.request, site);
  await callApi(page, 'POST', '/cart-items', { itemType: 'product', itemId: treatment?.id, quantity: 2 });
  await use(page);
  expect(watch.found, 'console messages and failed requests').toEqual([]);
  await context.close();
}

for (const site of [poland, polandInEnglish]) {
  test(`the development build hydrates a visitor’s own pages at ${site.base}/ without a word`, async ({ browser }) => {
    await asCustomer(browser, site, async (page, payment) => {
      const paths = [
        ...(['cart', 'reservation', 'summary', 'dashboard', 'visits', 'orders', 'settings'] as const).map((name) =>
          address(site, name),
        ),
        `${site.base}/panel/beauty-club/`,
        `${address(site, 'payment')}${payment}/`,
        `${address(site, 'confirmation')}${payment}/`,
      ];
      for (const path of paths) {
        const html = await (await page.goto(path))?.text();
        expect(html, path).toContain('"reader":{"session":{"status":"authenticated"');
        // Without scripts a page that was not rendered has a heading too.
        expect(html?.replaceAll(/<noscript>.*?<\/noscript>/gs, ''), path).toMatch(/<main[^>]*>.*<h1/);
        await expectPageReady(page);
      }
    });
  });

  test(`what is typed and pressed at ${site.base}/ before the scripts are there counts`, async ({ browser }) => {
    await asGuest(browser, site, async (page) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(address(site, 'summary'), { waitUntil: 'commit' });
      const label = text(site, 'cart-checkout:form.firstName');
      const field = main(page).getByRole('textbox', { name: label });
      await field.fill('Zofia');
      await main(page).getByRole('checkbox', { name: site.words.regulations }).check();
      await main(page).getByRole('button', { name: site.words.order }).filter({ visible: true }).click();
      // The browser itself has sent nothing: the form has no address of its own.
      expect(new URL(page.url()).search).toBe('');
      release();
      await expectPageReady(page);
      // The press counts once the form is hydrated: something is missing.
      await expect(main(page).getByRole('alert').getByRole('heading')).toBeVisible();
      await expect(field).toHaveValue('Zofia');
      await expect(main(page).getByRole('checkbox', { name: site.words.regulations })).toBeChecked();
      // React's form has it too: it comes back after a reload.
      await page.unroute('**/assets/**/*.js');
      await page.reload();
      await expectPageReady(page);
      await expect(field).toHaveValue('Zofia');
    });
  });
}
