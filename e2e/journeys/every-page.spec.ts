import type { Page } from '@playwright/test';
import { beCustomer } from '../fixtures/account';
import { expectSound as expectStateSound } from '../fixtures/axe-once';
import { addToCart, fillSummary, goToSummary, openCart, openTreatment, placeOrder } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { pagesOf } from '../fixtures/page-list';
import { heading, main } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { type Place, poland, polandInEnglish } from '../fixtures/words';

async function expectSound(page: Page, place: Place): Promise<void> {
  await expectSettled(page);
  await expectStateSound(page, place);
}

async function expectAllSound(page: Page, place: Place, module: string): Promise<void> {
  const pages = await pagesOf(page.request, place, module);
  expect(pages.length).toBeGreaterThan(0);
  for (const { name, path } of pages) {
    await test.step(`${module}/${name} at ${path}`, async () => {
      await page.goto(path);
      await expectSound(page, place);
    });
  }
}

for (const place of [poland, polandInEnglish]) {
  for (const module of ['catalog', 'content']) {
    test(`every page of ${module} at ${place.base}/ is sound`, async ({ page }) => {
      test.setTimeout(240_000);
      await expectAllSound(page, place, module);
    });
  }

  test(`every page of panel at ${place.base}/ is sound`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { path, name } of await pagesOf(page.request, place, 'panel')) {
      if (name !== 'login' && name !== 'registration' && name !== 'forgotten-password' && name !== 'activation')
        continue;
      await page.goto(path);
      await expectSound(page, place);
    }
    await beCustomer(page);
    await expectAllSound(page, place, 'panel');
  });

  test(`every page of cart-checkout at ${place.base}/ is sound, empty and with an order`, async ({ page }) => {
    test.setTimeout(120_000);
    await expectAllSound(page, place, 'cart-checkout');
    await openTreatment(page, place);
    await addToCart(page, place);
    await openCart(page, place);
    await expectSound(page, place);
    await main(page).getByRole('link', { name: place.words.goOn, exact: true }).filter({ visible: true }).click();
    await expectSound(page, place);
    await page.goBack();
    await goToSummary(page, place);
    await expectSound(page, place);
    await fillSummary(page, place, 'cash');
    await placeOrder(page, place);
    await expect(heading(page)).toHaveText(place.words.offline);
    await expectSound(page, place);
    await page.goto(page.url().replace('potwierdzenie', 'podsumowanie').replace('confirmation', 'summary'));
    await expectSound(page, place);
  });

  test(`the page for an unknown address at ${place.base}/ is sound`, async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto(`${place.base}/nie-ma/takiej-strony/`);
    await expectSound(page, place);
  });
}
