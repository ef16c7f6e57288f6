import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';
import { poland } from '../fixtures/words';

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

/** Lists with a link that narrows them, by the parameter that it adds; some stand in a menu that opens without scripts. */
const NARROWED = [
  { list: '/strefa-kobiet/', parameter: 'category' },
  { list: '/strefa-kobiet/', parameter: 'bodyPart' },
  { list: '/en/mens-zone/', parameter: 'sort' },
  { list: '/cennik/', parameter: 'gender' },
  { list: '/opinie/', parameter: 'category' },
  { list: '/opinie/', parameter: 'rating' },
];

test('lists are narrowed by links and forms without JavaScript', async ({ page }) => {
  for (const { list, parameter } of NARROWED) {
    await test.step(`${list}?${parameter}=`, async () => {
      await page.goto(list);
      const links = page.locator(`main a[href*="${parameter}="]:not([aria-current])`);
      const menus = page.locator(`main details:has(a[href*="${parameter}="])`);
      if ((await menus.count()) > 0) await menus.first().locator('summary').click();
      await links.filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?(.*&)?${parameter}=`));
      await expect(heading(page)).toBeVisible();
      await expect(main(page).locator('a[aria-current][href]').first()).toBeAttached();
    });
  }
  await page.goto('/salony/');
  const city = main(page).locator('input[name="city"]').filter({ visible: true });
  await city.fill('Kraków');
  await city.press('Enter');
  await expect(page).toHaveURL(/\/salony\/\?city=Krak/);
  await expect(heading(page)).toContainText('Kraków');
});
