import { expect, test } from '@playwright/test';
import { breakModule, FAULTS } from '../fixtures/broken-module';
import { footer, header, heading, main, markDocument, markedDocument } from '../fixtures/page-regions';

const MODULES = [
  { module: 'catalog', path: '/strefa-kobiet/', h1: 'Strefa kobiet', isPublic: true, other: 'Koszyk' },
  { module: 'content', path: '/blog/', h1: /./, isPublic: true, other: 'Strefa kobiet' },
  { module: 'cart-checkout', path: '/koszyk/', h1: 'Twój koszyk jest pusty!', isPublic: false, other: 'Strefa kobiet' },
  { module: 'panel', path: '/konto/logowanie/', h1: 'Zaloguj się', isPublic: false, other: 'Strefa kobiet' },
];

for (const { module, path, h1, isPublic, other } of MODULES) {
  for (const fault of FAULTS) {
    test(`${module}: ${fault}: costs its own region only, and a retry brings it back`, async ({ page }) => {
      const broken = await breakModule(page, module, fault);
      // A script that hangs keeps the page from ever being loaded in full.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await markDocument(page);
      const notice = main(page).getByRole('alert');

      await expect(notice).toBeVisible();
      await expect(footer(page)).toBeVisible();
      // What the server rendered stays readable, unless the module's own code replaced it before it threw.
      if (isPublic && fault !== 'throw on first render') await expect(heading(page)).toHaveText(h1);

      await header(page).getByRole('link', { name: other }).click();
      await expect(page.locator(`#main > [data-module]:not([data-module="${module}"]) [data-page] h1`)).toBeVisible();
      await expect(notice).toBeHidden();

      await page.evaluate(() => history.back());
      await expect(notice).toBeVisible();
      broken.mend();
      // What hung arrives by itself; everything else is tried again when asked.
      if (fault !== 'hang') await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
      await expect(page.locator(`#main > [data-module="${module}"] [data-page] h1`)).toHaveText(h1);
      await expect(notice).toBeHidden();
      await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
    });
  }
}

test('a broken fragment costs its own place only, and a retry brings it back', async ({ page }) => {
  await page.goto('/strefa-kobiet/');
  const broken = await breakModule(page, 'cart-checkout', 'missing');
  await main(page)
    .getByRole('link', { name: /^Wybierz zabieg: / })
    .first()
    .click();
  const notice = main(page).getByRole('alert').filter({ visible: true });
  await expect(notice).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Koszyk' })).toBeVisible();
  broken.mend();
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(main(page).getByRole('button', { name: 'Dodaj do koszyka' }).filter({ visible: true })).toBeVisible();
});
