import { expectConfirmation, fillCart, fillSummary, goToSummary, placeOrder } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { main } from '../fixtures/page-regions';
import { britain } from '../fixtures/words';

test('a guest of the other market orders in pounds and pays in the salon', async ({ page }) => {
  await fillCart(page, britain);
  await expect(
    main(page)
      .getByText(/£\d+\.\d\d/)
      .first(),
  ).toBeVisible();
  await expect(main(page)).not.toContainText('zł');
  await goToSummary(page, britain);
  await fillSummary(page, britain, 'cash');
  await placeOrder(page, britain);
  await expectConfirmation(page, britain.words.offline);
  await expect(page.locator('[data-stage="offlineTransaction"]')).toContainText('£');
});
