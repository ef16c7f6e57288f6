import type { Page } from '@playwright/test';
import { decide, expectConfirmation, fillCart, goToSummary, orderCart } from '../fixtures/buying';
import { IsolatedShop, isolatedShopPort, PROGRAMS } from '../fixtures/isolated-shop';
import { beAtGateway } from '../fixtures/ordered';
import { heading, main } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';
import { text } from '../fixtures/texts';
import { poland } from '../fixtures/words';

test.describe.configure({ mode: 'default', timeout: 150_000 });
test.use({ baseURL: `http://localhost:${isolatedShopPort()}` });

const { words } = poland;
const shop = new IsolatedShop();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await shop.start();
});

test.afterAll(() => shop.remove());

/** Repeats it until the shop has recovered. */
const once = (recovered: () => Promise<void>): Promise<void> =>
  expect(recovered).toPass({ timeout: 60_000, intervals: [500] });

/** Pays at the gateway as soon as it is reachable, and waits until the shop knows. */
async function payAndSeeSuccess(page: Page, gatewayAddress: string): Promise<void> {
  await once(async () => {
    await page.goto(gatewayAddress, { timeout: 5000 });
    // Paid already, where the way back to the shop failed before.
    const pay = page.getByRole('button', { name: words.paid, exact: true });
    await pay.or(page.getByRole('link', { name: text(poland, 'sandbox:backToShop') })).click({ timeout: 3000 });
    await page.waitForURL(/\/platnosc\/potwierdzenie\//, { timeout: 5000 });
  });
  await once(async () => {
    await page.reload({ timeout: 5000 });
    await expect(heading(page)).toHaveText(words.success, { timeout: 8000 });
  });
}

test('an orderly end and a new start keep cart and order', async ({ page }) => {
  const { name } = await fillCart(page, poland);
  await shop.stop();
  await shop.start();
  await page.reload();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();

  await orderCart(page, poland);
  const gatewayAddress = page.url();
  await shop.stop();
  await shop.start();
  await page.goto(gatewayAddress);
  await decide(page, poland, 'paid');
  await expectConfirmation(page, words.success);
});

for (const program of PROGRAMS) {
  test(`${program} killed while the payer is at the gateway: the payment completes`, async ({ page, request }) => {
    await beAtGateway(page, poland);
    const gatewayAddress = page.url();
    // Without a webhook only the worker finds out that the payment was made.
    if (program === 'worker') await request.post('/sandbox/przelewy24/control', { data: { drop: true } });
    shop.kill(program);
    await payAndSeeSuccess(page, gatewayAddress);
    if (program === 'worker') await request.post('/sandbox/przelewy24/control', { data: { reset: true, drop: false } });
  });
}

for (const program of ['API', 'database'] as const) {
  test(`${program} killed before the summary: the cart is still there`, async ({ page, request }) => {
    const { name } = await fillCart(page, poland);
    const killed = shop.kill(program);
    await once(async () => {
      // What was killed answers for a moment: the database's sessions are processes of their own.
      expect(shop.pidOf(program)).not.toBe(killed);
      // The browser shows its own copy of the cart before the API is back.
      const answer = await request.get('/api/product-categories', { headers: { 'market-slug': 'pl' } });
      expect(answer.status()).toBe(200);
      await page.goto('/koszyk/', { timeout: 5000 });
      await expect(main(page).getByRole('heading', { name })).toBeVisible({ timeout: 3000 });
    });
    await goToSummary(page, poland);
  });
}

test('everything killed while the payer is at the gateway: the next start completes the payment', async ({ page }) => {
  await beAtGateway(page, poland);
  const gatewayAddress = page.url();
  await shop.killStart();
  await shop.start();
  await payAndSeeSuccess(page, gatewayAddress);
});
