import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';

const ARTICLE = '/blog/ciekawostki/od-muszli-do-lasera/';
const PROFESSIONAL = '/en/blog/technology/energy-and-pulse-length/';

test('an article is rated once, by keyboard, and shows it after a reload', async ({ page }) => {
  await page.goto(ARTICLE);
  const rating = main(page).getByRole('region', { name: 'Jak oceniasz ten artykuł?' });
  await rating.getByRole('button', { name: '5 gwiazdek z 5' }).press('Enter');
  await expect(rating.getByRole('status')).toContainText('Dziękujemy za ocenę!');
  await expect(rating).toContainText(/Średnia \d,\d\d \/ 5/);
  await page.reload();
  // Focus starts the island, which knows what was rated.
  await rating.getByRole('button').first().focus();
  await expect(rating.getByRole('status')).toContainText('Twoja ocena');
  await expect(rating.getByRole('button')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.allow(/\.js failed: csp/));

  test('a rating is a form, and a second one is refused', async ({ page }) => {
    for (const outcome of ['Dziękujemy za ocenę!', 'już przez Ciebie oceniony']) {
      await page.goto(ARTICLE);
      await main(page).getByRole('button', { name: '4 gwiazdki z 5' }).click();
      await expect(main(page).getByRole('status').filter({ hasText: outcome })).toBeVisible();
    }
  });

  test('an article for professionals is read after the question alone, and not listed', async ({ page }) => {
    await page.goto(PROFESSIONAL);
    const text = main(page).getByText(/thermal relaxation time of the target/);
    await expect(main(page).getByRole('link', { name: 'I decline' })).toHaveAttribute('href', '/en/blog/');
    await expect(text).toHaveCount(0);
    expect(await page.content()).not.toContain('relaxation time of the target');
    await main(page).getByRole('button', { name: 'I confirm' }).click();
    await expect(text).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
