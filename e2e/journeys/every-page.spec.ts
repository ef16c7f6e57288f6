import type { Page } from '@playwright/test';
import { expectAccessible, expectSoundLayout } from '../fixtures/accessibility';
import { beCustomer } from '../fixtures/account';
import { expectSound as expectStateSound, isForAxe } from '../fixtures/axe-once';
import { addToCart, fillSummary, goToSummary, openCart, openTreatment, placeOrder } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { oneOfEachKind, pagesOf } from '../fixtures/page-list';
import { attachPicture } from '../fixtures/page-picture';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { poland, polandInEnglish, type Site } from '../fixtures/words';

async function expectSound(page: Page, site: Site): Promise<void> {
  await expectPageReady(page);
  await expectStateSound(page, site);
}

/** Modules without an account or an order: one picture of each kind of their English pages is attached to the report. */
const PICTURED = ['catalog', 'content'];

async function expectAllSound(page: Page, site: Site, module: string): Promise<void> {
  const all = await pagesOf(page.request, site, module);
  // Where time is short, one of each kind: every address is requested in every-address.spec.ts.
  const pages = process.env.CI ? oneOfEachKind(all) : all;
  expect(pages.length).toBeGreaterThan(0);
  // On the phone; those in Polish on the desktop are in screens.spec.ts.
  const pictured = PICTURED.includes(module) && site.locale === 'en' && isForAxe(site) ? oneOfEachKind(pages) : [];
  for (const shown of pages) {
    const { name, path } = shown;
    await test.step(`${module}/${name} at ${path}`, async () => {
      await page.goto(path);
      await expectSound(page, site);
      if (pictured.includes(shown)) await attachPicture(page, `${module}-${name}-${site.locale}`, test.info());
    });
  }
}

/** For walks through all pages, in ms: as long as they take on a busy machine. */
const WALK_TIMEOUT = 900_000;

for (const site of [poland, polandInEnglish]) {
  for (const module of ['catalog', 'content']) {
    test(`every page of ${module} at ${site.base}/ is sound`, async ({ page }) => {
      test.setTimeout(WALK_TIMEOUT);
      await expectAllSound(page, site, module);
    });
  }

  test(`every page of panel at ${site.base}/ is sound`, async ({ page }) => {
    test.setTimeout(WALK_TIMEOUT);
    for (const { path, name } of await pagesOf(page.request, site, 'panel')) {
      if (name !== 'login' && name !== 'registration' && name !== 'forgotten-password' && name !== 'activation')
        continue;
      await page.goto(path);
      await expectSound(page, site);
    }
    await beCustomer(page);
    await expectAllSound(page, site, 'panel');
  });

  test(`every page of cart-checkout at ${site.base}/ is sound, empty and with an order`, async ({ page }) => {
    test.setTimeout(WALK_TIMEOUT);
    await expectAllSound(page, site, 'cart-checkout');
    await openTreatment(page, site);
    await addToCart(page, site);
    await openCart(page, site);
    await expectSound(page, site);
    await main(page).getByRole('link', { name: site.words.goOn, exact: true }).filter({ visible: true }).click();
    await expectSound(page, site);
    await page.goBack();
    await goToSummary(page, site);
    await expectSound(page, site);
    await fillSummary(page, site, 'cash');
    await placeOrder(page, site);
    await expect(heading(page)).toHaveText(site.words.offline);
    await expectSound(page, site);
    await page.goto(page.url().replace('potwierdzenie', 'podsumowanie').replace('confirmation', 'summary'));
    await expectSound(page, site);
  });

  test(`the page for an unknown address at ${site.base}/ is sound`, async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto(`${site.base}/nie-ma/takiej-strony/`);
    await expectSound(page, site);
  });
}

for (const { base, words } of [poland, polandInEnglish]) {
  test(`a zone at ${base}/ whose body is unfolded on a narrow phone is sound`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(base + words.womensZone);
    await main(page)
      .getByText(/^(?:Wybierz na sylwetce|Choose on the body)$/)
      .click();
    await expect(main(page).getByText(/^(?:Przód|Front)$/)).toBeVisible();
    await expectPageReady(page);
    await expectSoundLayout(page);
    await expectAccessible(page);
  });
}
