import { atGateway, bookLater, decide, expectConfirmation, fillSummary, placeOrder } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { poland } from '../fixtures/words';

const { words } = poland;

test('a guest buys a package at once and books its visits later', async ({ page }) => {
  const answer = await page.request.get('/api/products?type=package&gender=female&perPage=1', {
    headers: { 'market-slug': 'pl', 'accept-language': 'pl' },
  });
  const { data } = (await answer.json()) as { data: { products: { name: string; slug: string }[] } };
  const [bought] = data.products;
  if (!bought) throw new Error('Failed to find a package: the shop sells none. Check the seed.');
  await page.goto(`/strefa-kobiet/${bought.slug}/`);
  await expectSettled(page);
  await expect(main(page).getByText(/W pakiecie \d+ zabieg/)).toBeVisible();

  await main(page).getByRole('button', { name: 'Kup teraz' }).filter({ visible: true }).click();
  await page.waitForURL('**/koszyk/rezerwacja/');
  await expectSettled(page);
  await bookLater(page, poland);
  await main(page).getByRole('link', { name: words.toDetails }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText(words.summaryHeading);
  await fillSummary(page, poland, 'przelewy24');
  await placeOrder(page, poland);
  await atGateway(page);
  await decide(page, poland, 'paid');

  await expectConfirmation(page, words.success);
  await expect(main(page).getByText(bought.name)).toBeVisible();
  await expect(main(page).getByText(/Umów wizytę, kiedy będzie Ci wygodnie/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Dodaj do kalendarza' })).toBeHidden();
  // Opened again, late, it says the same and charges nothing.
  await page.reload();
  await expect(heading(page)).toHaveText(words.success);
});
