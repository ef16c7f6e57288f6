import type { Page } from '@playwright/test';
import { startApiBetween } from '../fixtures/api-between';
import { treatmentsOf } from '../fixtures/buying';
import { apiOriginOf, startExtraPageServer } from '../fixtures/extra-page-server';
import { matrixCell } from '../fixtures/failure-matrix';
import { OwnReleases } from '../fixtures/own-releases';
import { heading, main } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';
import { bothLanguages, poland, type Site } from '../fixtures/words';

test.use({ javaScriptEnabled: false });

const expectedTexts = {
  pl: {
    inCart: /^W\s+koszyku: /,
    buyNow: 'Kup teraz',
    quantity: /^Liczba: /,
    change: 'Zmień liczbę',
    remove: /^Usuń z koszyka: /,
    badQuantity: 'Podaj liczbę od 1 do 99',
    tooMany: 'W tej ilości zabieg nie jest sprzedawany',
    back: 'Wróć i popraw',
    goOn: 'Termin i płatność wymagają JavaScriptu',
    failed: 'Nie udało się tego zrobić',
  },
  en: {
    inCart: /^In your cart: /,
    buyNow: 'Buy now',
    quantity: /^Quantity: /,
    change: 'Change quantity',
    remove: /^Remove from cart: /,
    badQuantity: 'Enter a number from 1 to 99',
    tooMany: 'The treatment is not sold in this quantity',
    back: 'Go back and change it',
    goOn: 'Booking a time and paying need JavaScript',
    failed: 'That did not work',
  },
};

const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).filter({ visible: true }).click();

async function openTreatment(page: Page, site: Site, index: number, origin = ''): Promise<string> {
  const treatment = (await treatmentsOf(page.request, site))[index];
  if (!treatment) throw new Error(`The shop has no treatment ${index}.`);
  // A server that has just started may choose client fallback.
  await expect(async () => {
    await page.goto(`${origin}${site.base}${site.words.womensZone}${treatment.slug}/`);
    await expect(heading(page)).toHaveText(treatment.name, { timeout: 1 });
    await expect(main(page).locator('#cart-form')).toBeAttached({ timeout: 1 });
  }).toPass();
  return treatment.name;
}

const notice = (page: Page, text: string | RegExp) => main(page).locator('strong').filter({ hasText: text });

for (const site of bothLanguages) {
  const { words, base, locale } = site;
  const texts = expectedTexts[locale];

  test(`${locale}: a treatment is put into the cart, changed and taken out without scripts`, async ({ page }) => {
    const name = await openTreatment(page, site, 0);
    const choice = main(page).getByRole('radio');
    if ((await choice.count()) > 1) await choice.nth(1).check();
    const pieces = (await choice.count()) > 1 ? await choice.nth(1).inputValue() : '1';
    await press(page, words.addToCart);

    await expect(page).toHaveURL(new RegExp(`${base}${words.cartPath}\\?added=`));
    await expect(heading(page)).toHaveText(words.cartHeading);
    await expect(notice(page, texts.inCart)).toContainText(name);
    const field = main(page).getByRole('spinbutton', { name: texts.quantity });
    await expect(field).toHaveValue(pieces);
    await expect(notice(page, texts.goOn).filter({ visible: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: words.goOn }).filter({ visible: true })).toHaveCount(0);

    await page.reload();
    await expect(field).toHaveValue(pieces);

    await field.fill('2');
    await press(page, texts.change);
    await expect(page).toHaveURL(base + words.cartPath);
    await expect(field).toHaveValue('2');

    await main(page).getByRole('button', { name: texts.remove }).filter({ visible: true }).click();
    await expect(heading(page)).toHaveText(words.emptyCart);
  });

  test(`${locale}: a row of the price list is put into the cart`, async ({ page }) => {
    await page.goto(base + (locale === 'pl' ? '/cennik/' : '/price-list/'));
    const row = main(page).locator('[data-price-row]:has(button)').first();
    const name = (await row.locator('th a').textContent()) ?? '';
    await row.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`${base}${words.cartPath}\\?added=`));
    await expect(notice(page, texts.inCart)).toContainText(name);
  });

  test(`${locale}: "buy now" leads to the cart, which shows the next step`, async ({ page }) => {
    const name = await openTreatment(page, site, 1);
    await press(page, texts.buyNow);
    await expect(heading(page)).toHaveText(words.cartHeading);
    await expect(notice(page, texts.inCart)).toContainText(name);
    await expect(main(page).locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
  });

  test(`${locale}: a quantity that is not sold is refused where it was typed`, async ({ page, baseURL }) => {
    await openTreatment(page, site, 0);
    await press(page, words.addToCart);
    const field = main(page).getByRole('spinbutton', { name: texts.quantity });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      (async () => {
        await field.fill('99');
        await press(page, texts.change);
      })(),
    ]);
    expect(answer.status()).toBe(422);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await expect(notice(page, texts.tooMany)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('1');

    const bad = { intent: 'add', itemType: 'product', itemId: '1', pieces: '0', from: `${base}${words.womensZone}` };
    const refused = await page.request.post(base + words.cartPath, { form: bad, headers: { origin: baseURL ?? '' } });
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain(texts.badQuantity);
    expect(await refused.text()).toContain(`<a href="${base}${words.womensZone}">${texts.back}</a>`);
  });
}

const fieldsOf = async (page: Page) => {
  const [treatment] = await treatmentsOf(page.request, poland);
  return { intent: 'add', itemType: 'product', itemId: treatment?.id ?? '', quantity: '1' };
};

test('a form that is sent twice adds once, one that is meant twice adds twice', async ({ page, baseURL }) => {
  await page.goto('/koszyk/');
  const form = await fieldsOf(page);
  const send = (cookie: string) =>
    page.request.post('/koszyk/', { form, maxRedirects: 0, headers: { origin: baseURL ?? '', cookie } });
  await send('');
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answers = await Promise.all([send(cookies), send(cookies), send(cookies)]);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  await page.goto('/koszyk/');
  await expect(main(page).getByRole('spinbutton')).toHaveValue('2');
});

test('a form of another site is refused, and changes nothing', async ({ page }) => {
  const form = await fieldsOf(page);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
    const answer = await page.request.post('/koszyk/', { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  const answer = await page.request.post('/strefa-kobiet/', { form, headers: { 'sec-fetch-site': 'same-origin' } });
  expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD']);
});

test('what was put into the cart without scripts is there with them', async ({ page, browser, baseURL }) => {
  const name = await openTreatment(page, poland, 0);
  await press(page, poland.words.addToCart);
  await expect(heading(page)).toHaveText(poland.words.cartHeading);
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL: baseURL ?? '' });
  await context.addCookies(await page.context().cookies());
  const scripted = await context.newPage();
  await scripted.goto('/koszyk/');
  await expect(main(scripted).getByRole('heading', { name })).toBeVisible();
  await expect(main(scripted).getByRole('button', { name: `Więcej: ${name}` })).toBeVisible();
  await scripted.reload();
  await expect(main(scripted).getByRole('heading', { name })).toBeVisible();
  await context.close();
});

test('pages that only work with scripts show what to do', async ({ page }) => {
  for (const path of ['/koszyk/podsumowanie/', '/konto/logowanie/', '/en/account/registration/']) {
    await page.goto(path);
    await expect(page.locator('main noscript p').first()).toContainText('JavaScript');
    await expect(page.locator('main noscript p').first()).toBeVisible();
    await expect(main(page).locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
  }
});

test.describe('when something fails', () => {
  test.skip(({ isMobile }) => isMobile, 'a fault looks the same on every screen');
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  test(
    'the API is away: a notice, and the same form adds once when it is back',
    matrixCell('cart-checkout', 'form: API away'),
    async ({ page, baseURL }) => {
      const api = await startApiBetween(apiOriginOf(baseURL ?? ''));
      const releases = await OwnReleases.make();
      const server = await startExtraPageServer({
        shopOrigin: baseURL ?? '',
        store: releases.folder,
        apiOrigin: api.origin,
      });
      try {
        for (const site of bothLanguages) {
          const texts = expectedTexts[site.locale];
          await openTreatment(page, site, 0, server.origin);
          api.isAway = true;
          await press(page, site.words.addToCart);
          await expect(heading(page)).toHaveText(texts.failed);
          await expect(main(page).locator('a[href^="tel:"]')).toBeVisible();
          api.isAway = false;
          await page.goBack();
          await press(page, site.words.addToCart);
          await expect(heading(page)).toHaveText(site.words.cartHeading);
          await expect(main(page).getByRole('spinbutton')).toHaveValue(site === poland ? '1' : '2');
        }
      } finally {
        await server.stop();
        await api.stop();
        releases.remove();
      }
    },
  );

  const FAULTS = {
    'form: action throws': [`throw new Error('broken on purpose');`, 503],
    'form: action hangs': ['await new Promise(() => undefined);', 504],
    'form: action takes its process': ['for (;;);', 503],
  } as const;
  for (const [fault, [code, status]] of Object.entries(FAULTS)) {
    test(`${fault}: a notice, and pages are whole`, matrixCell('cart-checkout', fault), async ({ page, baseURL }) => {
      const releases = await OwnReleases.make();
      const version = await releases.publishAltered('cart-checkout', '9.8.0', {
        'server.cjs': (source) => `${source};module.exports.module.act = async () => { ${code} };`,
      });
      await releases.setLive({ 'cart-checkout': version });
      const server = await startExtraPageServer({
        shopOrigin: baseURL ?? '',
        store: releases.folder,
        environment: { FORM_ACTION_MS: '1500' },
      });
      try {
        const name = await openTreatment(page, poland, 0, server.origin);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          press(page, poland.words.addToCart),
        ]);
        expect(answer.status()).toBe(status);
        expect(answer.headers()['retry-after']).toBe('5');
        await expect(main(page).getByRole('link', { name: 'Przejdź na stronę' })).toBeVisible();
        await page.goBack();
        await expect(heading(page)).toHaveText(name);
      } finally {
        await server.stop();
        releases.remove();
      }
    });
  }
});
