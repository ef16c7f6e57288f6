import type { Page } from '@playwright/test';
import { treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';
import { britain, poland, polandInEnglish } from '../fixtures/words';

test.use({ javaScriptEnabled: false });
// Without JavaScript the browser refuses to preload scripts.
test.beforeEach(({ watch }) => watch.allow(/\.js failed: csp/));

/** What a visitor and a search engine find in the HTML alone. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(/\S+ .*\S/);
  const { pathname } = new URL(page.url());
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^http.*${pathname}$`));
  await expect(main(page), 'something to read').toContainText(/.{300}/s);
}

for (const { name, path } of [
  { name: 'the front page', path: '/' },
  { name: 'a zone', path: '/strefa-kobiet/' },
  { name: 'the front page in English', path: '/en/' },
  { name: 'a zone of the other market', path: '/gb/womens-zone/' },
  { name: 'the blog', path: '/blog/' },
  { name: 'a text page', path: '/o-nas/' },
  { name: 'a page found by its slug alone', path: '/lp/pierwsza-wizyta/' },
  { name: 'a kind of treatment', path: '/depilacja-laserowa/' },
]) {
  test(`${name} can be read without JavaScript`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expectReadable(page);
  });
}

test('a treatment is found and read without JavaScript', async ({ page }) => {
  await page.goto('/strefa-kobiet/');
  await main(page).getByRole('link', { name: poland.words.choose }).first().click();
  await expectReadable(page);
  await expect(main(page)).toContainText('zł');
});

test('an article is found and read without JavaScript', async ({ page }) => {
  await page.goto('/blog/');
  await main(page)
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .or(main(page).getByRole('heading', { level: 3 }).getByRole('link'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\/[^/]+\/[^/]+\/$/);
  await expectReadable(page);
});

test('an unknown address is a real 404 with a way on', async ({ page, watch }) => {
  watch.allow(/404/);
  for (const path of ['/nie-ma-takiej-strony/', '/en/no-such-page/', '/strefa-kobiet/nie-ma-takiego-zabiegu/']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(heading(page)).toBeVisible();
    await expect(main(page).getByRole('link').first()).toBeVisible();
  }
});

test('every second form of an address leads to the one that counts', async ({ request }) => {
  const [polish] = await treatmentsOf(request, poland);
  const [english] = await treatmentsOf(request, polandInEnglish);
  const redirects = {
    '/pl/': '/',
    '/pl/strefa-kobiet/': '/strefa-kobiet/',
    '/strefa-kobiet': '/strefa-kobiet/',
    '/strefa-kobiet?sort=cheapest&utm_source=x': '/strefa-kobiet/?sort=cheapest&utm_source=x',
    [`/en/womens-zone/${polish?.slug}/`]: `/en/womens-zone/${english?.slug}/`,
    '/konto/zmien-haslo/': '/konto/zmiana-hasla/',
    '/panel/ochrona-privacy/': '/panel/ochrona-prywatnosci/',
    '/panel/logowanie/': '/konto/logowanie/',
    '/logowanie/': '/konto/logowanie/',
    '/opinie-uzytkownikow/': '/opinie/',
    '/podsumowanie/': '/koszyk/podsumowanie/',
    '/platnosc/123/': '/platnosc/podsumowanie/123/',
    '/en/strefa-kobiet/': '/en/womens-zone/',
    '/gb/o-nas/': '/gb/about-us/',
  };
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft(`${answer.status()} ${answer.headers().location}`, from).toBe(`301 ${to}`);
  }
});

for (const site of [poland, polandInEnglish, britain]) {
  test(`every link of menu and footer at ${site.base}/ leads to a page`, async ({ page, request }) => {
    test.slow();
    await page.goto(`${site.base}/`);
    const links = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(30);
    for (const link of new Set(links)) expect.soft((await request.get(link)).status(), link).toBe(200);
  });
}
