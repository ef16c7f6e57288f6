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
import { header, heading, main, markDocument, markedDocument } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { poland, polandInEnglish } from '../fixtures/words';

for (const place of [poland, polandInEnglish]) {
  test(`a guest finds, orders and pays for a treatment at ${place.base}/`, async ({ page }) => {
    const { words } = place;
    await page.goto(`${place.base}/`);
    // A link followed before hydration loads the next page in full.
    await expectSettled(page);
    await markDocument(page);

    await header(page).getByRole('link', { name: words.women }).click();
    await expect(heading(page)).toHaveText(words.women);
    await main(page).getByRole('link', { name: words.choose }).first().click();
    await expect(heading(page)).not.toHaveText(words.women);
    const treatment = (await heading(page).textContent()) ?? '';
    await addToCart(page, place);

    await openCart(page, place);
    await expect(main(page).getByRole('heading', { name: treatment })).toBeVisible();
    await goToSummary(page, place);
    await expect(markedDocument(page), 'all modules were reached without a reload').toBeAttached();

    await fillSummary(page, place, 'przelewy24');
    await placeOrder(page, place);
    await atGateway(page);
    await decide(page, place, 'paid');
    await expectConfirmation(page, words.success);
    await expect(header(page).getByRole('link', { name: words.cart })).toHaveAccessibleName(/^(Koszyk|Cart)$/);
  });
}
