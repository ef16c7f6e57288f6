import type { Page } from '@playwright/test';
import { breakModule, FOREIGN_SCRIPT_RAN, MODULE_FAULTS, type ModuleFault } from '../fixtures/broken-module';
import { BREAK_BUTTON } from '../fixtures/broken-scripts';
import {
  expectChromeUsable,
  goToOtherModule,
  MATRIX_MODULES,
  matrixCell,
  openModulePage,
} from '../fixtures/failure-matrix';
import { watchReports } from '../fixtures/module-reports';
import { expectPageReady } from '../fixtures/page-ready';
import { header, heading, main, markedDocument } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';

/** Faults whose code replaces the server's markup. */
const REPLACES_SERVER_HTML: ModuleFault[] = ['throw on first render', 'throw later on a click'];

const inRegion = (page: Page, module: string) => page.locator(`#main > [data-module="${module}"] [data-page] h1`);

const notice = (page: Page) => main(page).getByRole('alert');

const addToCart = (page: Page) =>
  main(page).getByRole('button', { name: 'Dodaj do koszyka' }).filter({ visible: true });

/** Triggers the fault: most trigger by themselves, one when the page is used. */
async function provoke(page: Page, fault: ModuleFault): Promise<void> {
  if (fault === 'throw later on a click') await main(page).getByRole('button', { name: BREAK_BUTTON }).click();
}

for (const matrixModule of MATRIX_MODULES) {
  const { module, h1, isServed } = matrixModule;
  for (const fault of MODULE_FAULTS.filter((each) => each !== 'unmount never settles')) {
    test(`${module}: ${fault}: costs its own region only`, matrixCell(module, fault), async ({ page }) => {
      const reports = await watchReports(page);
      const broken = await breakModule(page, module, fault);
      await openModulePage(page, matrixModule);
      await provoke(page, fault);

      await expect(notice(page)).toBeVisible();
      // What the server rendered stays readable, unless the module's own code replaced it before it threw.
      if (isServed && !REPLACES_SERVER_HTML.includes(fault)) await expect(heading(page)).toHaveText(h1);
      await reports.expectAbout(module);

      await goToOtherModule(page, matrixModule);
      await expect(notice(page)).toBeHidden();
      await page.evaluate(() => history.back());
      await provoke(page, fault);
      await expect(notice(page)).toBeVisible();
      broken.mend();
      // A hanging script arrives by itself; everything else is retried on a press.
      if (fault !== 'hang on load') await notice(page).getByRole('button', { name: 'Spróbuj ponownie' }).click();
      await expect(inRegion(page, module)).toHaveText(h1);
      await expect(notice(page)).toBeHidden();
      await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
      expect(await page.evaluate((name) => Reflect.get(window, name), FOREIGN_SCRIPT_RAN)).toBeUndefined();
    });
  }

  test(
    `${module}: unmount never settles: others are shown all the same`,
    matrixCell(module, 'unmount never settles'),
    async ({ page }) => {
      const reports = await watchReports(page);
      const broken = await breakModule(page, module, 'unmount never settles');
      await openModulePage(page, matrixModule);
      await expect(inRegion(page, module)).toHaveText(h1);
      // Only a mounted module is unmounted: the server's markup shows the same heading before that.
      await expectPageReady(page);
      await goToOtherModule(page, matrixModule);
      await expectChromeUsable(page);
      await expect(inRegion(page, module)).toHaveCount(0);
      await reports.expectAbout(module);

      await page.evaluate(() => history.back());
      broken.mend();
      // The message with its retry, or the module itself where the host retried by itself.
      await expect(notice(page).or(inRegion(page, module)).first()).toBeVisible();
      if (await notice(page).isVisible()) await notice(page).getByRole('button', { name: 'Spróbuj ponownie' }).click();
      await expect(inRegion(page, module)).toHaveText(h1);
      await expect(notice(page)).toBeHidden();
      await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
    },
  );
}

test('a broken fragment costs its own place only, and a retry brings it back', async ({ page }) => {
  await page.goto('/strefa-kobiet/');
  const broken = await breakModule(page, 'cart-checkout', 'entry 404');
  await main(page)
    .getByRole('link', { name: /^Wybierz zabieg: / })
    .first()
    .click();
  await page.waitForURL(/\/strefa-kobiet\/.+/);
  await addToCart(page).click();
  const fragmentNotice = notice(page).filter({ visible: true });
  await expect(fragmentNotice).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Koszyk' })).toBeVisible();
  broken.mend();
  await fragmentNotice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(addToCart(page)).toBeVisible();
});
