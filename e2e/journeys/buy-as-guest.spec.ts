import {
  addToCart,
  atGateway,
  decide,
  expectConfirmation,
  fillSummary,
  goToSummary,
  openCart,
  placeOrder,
} from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { header, heading, main, markDocument, markedDocument } from '../fixtures/page-regions';
import { poland, polandInEnglish } from '../fixtures/words';

for (const site of [poland, polandInEnglish]) {
  test(`a guest finds, orders and pays for a treatment at ${site.base}/`, async ({ page }) => {
    const { words } = site;
    await page.goto(`${site.base}/`);
    // A link followed before hydration loads the next page in full.
    await expectPageReady(page);
    await markDocument(page);

    await header(page).getByRole('link', { name: words.women }).click();
    await expect(heading(page)).toHaveText(words.women);
    await main(page).getByRole('link', { name: words.choose }).first().click();
    await expect(heading(page)).not.toHaveText(words.women);
    const treatment = (await heading(page).textContent()) ?? '';
    await addToCart(page, site);

    await openCart(page, site);
    await expect(main(page).getByRole('heading', { name: treatment })).toBeVisible();
    await goToSummary(page, site);
    await expect(markedDocument(page), 'all modules were reached without a reload').toBeAttached();

    await fillSummary(page, site, 'przelewy24');
    await placeOrder(page, site);
    await atGateway(page);
    await decide(page, site, 'paid');
    await expectConfirmation(page, words.success);
    await expect(header(page).getByRole('link', { name: words.cart })).toHaveAccessibleName(/^(Koszyk|Cart)$/);
  });
}
