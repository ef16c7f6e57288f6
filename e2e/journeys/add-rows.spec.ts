import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test';
import { expectHostStarted } from '../fixtures/page-ready';
import { header, heading, main, markDocument, markedDocument, toasts } from '../fixtures/page-regions';
import { patternOf } from '../fixtures/texts';
import { bothLanguages, poland, type Site } from '../fixtures/words';

const expectedTexts = {
  pl: {
    list: '/cennik/',
    technology: '/technologia/',
    add: /^Dodaj do koszyka: (.+)$/,
    inCart: 'W koszyku',
    toCart: 'Przejdź do koszyka',
    notSold: 'Tego nie ma już w sprzedaży',
  },
  en: {
    list: '/price-list/',
    technology: '/technology/',
    add: /^Add to cart: (.+)$/,
    inCart: 'In cart',
    toCart: 'Go to cart',
    notSold: 'This is no longer on sale',
  },
};

/** Opens a page with rows that the server has rendered: one that was late on a busy machine is rendered again in seconds. */
async function openRows(page: Page, { base, words }: Site, path: string): Promise<void> {
  const html = async () => (await page.request.get(base + path)).text();
  await expect.poll(html, { timeout: 60_000 }).toContain(`aria-label="${words.addToCart}: `);
  await page.goto(base + path);
  await expectHostStarted(page);
}

/** Opens the price list, on which nothing but its host runs. */
const openPriceList = (page: Page, site: Site): Promise<void> => openRows(page, site, expectedTexts[site.locale].list);

/** The first rows that can be added, by name. */
async function namesOfRows(page: Page, { locale }: Site, count: number): Promise<string[]> {
  const { add } = expectedTexts[locale];
  const buttons = await main(page).getByRole('button', { name: add }).all();
  const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  const names = [...new Set(labels.flatMap((label) => add.exec(label ?? '')?.[1] ?? []))];
  expect(names.length).toBeGreaterThanOrEqual(count);
  return names.slice(0, count);
}

const rowButton = (page: Page, { locale, words }: Site, name: string) =>
  main(page)
    .getByRole('button', {
      name: new RegExp(`^(${words.addToCart}|${expectedTexts[locale].inCart}): ${patternOf(name)}$`),
    })
    .first();
const cartLink = (page: Page, { words }: Site, count: number) =>
  header(page).getByRole('link', { name: words.cartOf(count), exact: true });

for (const site of bothLanguages) {
  const { base, words, locale } = site;
  const texts = expectedTexts[locale];

  test(`${locale}: three rows of the price list are added one after the other, and the page stays`, async ({
    page,
  }) => {
    await openPriceList(page, site);
    await markDocument(page);
    const names = await namesOfRows(page, site, 3);
    for (const [index, name] of names.entries()) {
      const button = rowButton(page, site, name);
      await button.click();
      await expect(button).toHaveText(texts.inCart);
      await expect(button).toBeFocused();
      await expect(cartLink(page, site, index + 1)).toBeVisible();
      await expect(toasts(page)).toContainText(name);
    }
    // Another press adds nothing.
    await rowButton(page, site, names[2] ?? '').press('Enter');
    await expect(markedDocument(page)).toHaveCount(1);
    await expect(page.locator('html[data-host="page"]')).toBeAttached();

    await toasts(page).getByRole('link', { name: texts.toCart }).first().click();
    await expect(page).toHaveURL(base + words.cartPath);
    await expect(heading(page)).toHaveText(words.cartHeading);
    for (const name of names) await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(cartLink(page, site, 3)).toBeVisible();

    // The way back shows a page on which rows can be added again.
    await page.goBack();
    await expect(rowButton(page, site, names[0] ?? '')).not.toHaveText(texts.inCart);
    await expect(cartLink(page, site, 3)).toBeVisible();
  });

  test(`${locale}: a row among the prices of another module's page is added, and the page stays`, async ({ page }) => {
    await openRows(page, site, texts.technology);
    await markDocument(page);
    const [name = ''] = await namesOfRows(page, site, 1);
    await rowButton(page, site, name).click();
    await expect(rowButton(page, site, name)).toHaveText(texts.inCart);
    await expect(cartLink(page, site, 1)).toBeVisible();
    await expect(markedDocument(page)).toHaveCount(1);
  });

  test(`${locale}: a row that is no longer sold states so, and the others can be added`, async ({ page }) => {
    await openPriceList(page, site);
    const [gone = '', sold = ''] = await namesOfRows(page, site, 2);
    const button = rowButton(page, site, gone);
    // As a page of before has it.
    await button.evaluate((element) => element.setAttribute('value', '999999999'));
    await button.click();
    await expect(toasts(page)).toContainText(texts.notSold);
    await expect(button).toHaveAccessibleName(new RegExp(`^${words.addToCart}: `));
    await expect(header(page).getByRole('link', { name: words.cart })).toHaveText('');
    await rowButton(page, site, sold).click();
    await expect(cartLink(page, site, 1)).toBeVisible();
  });
}

test('where the shop gives the page no outcome, the browser sends the form itself, and one is added', async ({
  page,
  watch,
}) => {
  watch.allow(/\/koszyk\//);
  await openPriceList(page, poland);
  const [name = ''] = await namesOfRows(page, poland, 1);
  await page.route('**/koszyk/', async (route) => {
    if (!route.request().headers().accept?.includes('form-outcome')) return route.continue();
    // The shop adds it, and its response is lost on the way.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await rowButton(page, poland, name).click();
  await expect(page).toHaveURL(/\/koszyk\/\?added=/);
  await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(cartLink(page, poland, 1)).toBeVisible();
});
