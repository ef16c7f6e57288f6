import { randomUUID } from 'node:crypto';
import {
  addToCart,
  atGateway,
  decide,
  expectConfirmation,
  fillCart,
  fillSummary,
  goToSummary,
  openCart,
  placeOrder,
} from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { orderWithCode } from '../fixtures/other-shopper';
import { heading, main } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { admin } from '../fixtures/staff';
import { poland } from '../fixtures/words';

const { words } = poland;

interface Price {
  id: string;
  price: number;
  quantityFrom: number;
}

test('a price that rises while the form is filled in is told line by line before anything is charged', async ({
  page,
  playwright,
  baseURL,
  watch,
}) => {
  watch.allow(/\/api\/orders/);
  // A treatment of the other zone, so that no other journey meets its price.
  const answer = await page.request.get('/api/products?gender=male&type=product&perPage=50', {
    headers: { 'market-slug': 'pl', 'accept-language': 'pl' },
  });
  const { data } = (await answer.json()) as {
    data: { products: { id: string; slug: string; name: string; ongoingPromos: unknown[] }[] };
  };
  const treatment = data.products.filter(({ ongoingPromos }) => ongoingPromos.length === 0).at(-1);
  if (!treatment) throw new Error('Failed to find a treatment for men without a promotion. Check the seed.');
  await page.goto(`/strefa-mezczyzn/${treatment.slug}/`);
  await expectSettled(page);
  await addToCart(page, poland);
  await openCart(page, poland);
  await goToSummary(page, poland);
  await fillSummary(page, poland, 'przelewy24');

  const staff = await admin(playwright, baseURL);
  const { prices } = await staff.get<{ prices: Price[] }>(`/prices?productId=${treatment.id}&marketId=1&perPage=50`);
  const single = prices.find(({ quantityFrom }) => quantityFrom === 1);
  if (!single) throw new Error(`Failed to find the price of ${treatment.name}. Check the seed.`);
  await staff.send('PUT', `/prices/${single.id}`, { price: single.price + 1_000 });
  try {
    await placeOrder(page, poland);
    const notice = main(page).getByRole('alert');
    await expect(notice).toContainText('Nic nie zostało zamówione ani opłacone');
    await expect(notice).toContainText(`${treatment.name}: nowa cena`);
    await expect(notice).toBeFocused();
    // What was typed stands; the next press orders at the price that is shown now.
    await expect(main(page).getByRole('textbox', { name: words.firstName })).toHaveValue('Anna');
    await placeOrder(page, poland);
    await atGateway(page);
    await decide(page, poland, 'paid');
    await expectConfirmation(page, words.success);
  } finally {
    await staff.send('PUT', `/prices/${single.id}`, { price: single.price });
    await staff.leave();
  }
});

test('a code whose last use goes to somebody else stops the order and says so', async ({
  page,
  playwright,
  baseURL,
  watch,
}) => {
  watch.allow(/\/api\/orders/);
  const staff = await admin(playwright, baseURL);
  const code = `RAZ-${randomUUID().slice(0, 8).toUpperCase()}`;
  await staff.send('POST', '/discount-codes', {
    marketId: '1',
    code,
    discountType: 'percentage',
    discountValue: 5,
    totalLimit: 1,
  });
  await staff.leave();
  const treatment = await fillCart(page, poland);
  await main(page).getByRole('textbox', { name: 'Kod rabatowy' }).fill(code);
  await main(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(main(page).getByRole('button', { name: `Usuń kod ${code}` })).toBeVisible();
  await goToSummary(page, poland);
  await fillSummary(page, poland, 'przelewy24');
  const due = main(page).getByTestId('amount-due');
  const reduced = (await due.textContent()) ?? '';

  await orderWithCode(playwright, baseURL, { productId: treatment.id, code });
  await placeOrder(page, poland);
  await expect(main(page).getByRole('alert')).toContainText('Nic nie zostało zamówione ani opłacone');
  await expect(due).not.toHaveText(reduced);
  await main(page)
    .getByRole('button', { name: `Usuń kod ${code}` })
    .click();
  await expect(main(page).getByRole('textbox', { name: 'Kod rabatowy' })).toBeVisible();
  await placeOrder(page, poland);
  await atGateway(page);
});

test('a double click orders once', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') orders.push(request.url());
  });
  await fillCart(page, poland);
  await goToSummary(page, poland);
  await fillSummary(page, poland, 'przelewy24');
  await main(page).getByRole('button', { name: words.order }).filter({ visible: true }).dblclick();
  await atGateway(page);
  expect(orders).toHaveLength(1);
});

test('back, forward and a reload lose nothing that was typed, and "back" from the gateway finds the payment', async ({
  page,
}) => {
  await fillCart(page, poland);
  await goToSummary(page, poland);
  const guest = await fillSummary(page, poland, 'przelewy24');
  await page.goBack();
  await expect(heading(page)).not.toHaveText(words.summaryHeading);
  await page.goForward();
  await expect(main(page).getByRole('textbox', { name: words.email })).toHaveValue(guest.email);
  await page.reload();
  await expectSettled(page);
  await expect(main(page).getByRole('textbox', { name: words.email })).toHaveValue(guest.email);
  await expect(main(page).getByRole('radio', { name: words.female })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: words.regulations })).toBeChecked();

  await placeOrder(page, poland);
  await atGateway(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Płatność');
  await expect(main(page).getByRole('button', { name: words.pay })).toBeVisible();
});
