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
