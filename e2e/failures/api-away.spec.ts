import type { Page } from '@playwright/test';
import { beCustomer } from '../fixtures/account';
import { expectChromeUsable, matrixCell } from '../fixtures/failure-matrix';
import { watchReports } from '../fixtures/module-reports';
import { expectPageReady } from '../fixtures/page-ready';
import { main, markDocument, markedDocument } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';

/** Each module with its own part of the API, and a page that depends on it, reached from another module. */
const MODULES = [
  { module: 'catalog', api: /\/api\/(products|product-categories)/, from: '/konto/logowanie/', to: '/strefa-kobiet/' },
  { module: 'content', api: /\/api\/article/, from: '/konto/logowanie/', to: '/blog/' },
  { module: 'cart-checkout', api: /\/api\/carts/, from: '/konto/logowanie/', to: '/koszyk/' },
  { module: 'panel', api: /\/api\/me\/orders/, from: '/koszyk/', to: '/panel/moje-zamowienia/' },
];

const retry = (page: Page) => main(page).getByRole('button', { name: /^Spróbuj ponownie/ });

for (const { module, api, from, to } of MODULES) {
  test(
    `${module}: API of the module away: an error state in its region, and a retry works`,
    matrixCell(module, 'API away'),
    async ({ page }) => {
      const reports = await watchReports(page);
      if (module === 'panel') await beCustomer(page);
      await page.goto(from);
      await expectPageReady(page);
      await markDocument(page);
      let isAway = true;
      await page.route(api, (route) => {
        if (!isAway) return route.continue();
        return route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":{"message":"away"}}' });
      });

      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, to);
      await expect(page).toHaveURL(to);
      await expectChromeUsable(page);
      await expect(retry(page).first()).toBeVisible();
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await expectChromeUsable(page);
      await reports.expectAbout(module);

      isAway = false;
      await retry(page).first().click();
      await expect(retry(page)).toHaveCount(0);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      await expectPageReady(page);
      await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
    },
  );
}
