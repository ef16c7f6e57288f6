import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { address } from '../fixtures/addresses';
import {
  addToCart,
  atGateway,
  fillCart,
  fillSummary,
  goToSummary,
  openCart,
  openCodes,
  orderAndPay,
  placeOrder,
} from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { orderWithCode } from '../fixtures/other-device';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

interface Price {
  id: string;
  price: number;
  quantityFrom: number;
}

/** A treatment of the other zone without a promotion, one for each language and screen: no other journey meets its price. */
async function treatmentOfItsOwn(request: APIRequestContext, site: Site) {
  const answer = await request.get('/api/products?gender=male&type=product&perPage=50', {
    headers: { 'market-slug': site.market, 'accept-language': site.locale },
  });
  const { data } = (await answer.json()) as {
    data: { products: { id: string; slug: string; name: string; ongoingPromos: unknown[] }[] };
  };
  const nth = 1 + 2 * (site.locale === 'pl' ? 0 : 1) + (test.info().project.name === 'desktop' ? 0 : 1);
  const treatment = data.products
    .filter(({ ongoingPromos }) => ongoingPromos.length === 0)
    .sort((a, b) => Number(a.id) - Number(b.id))
    .at(-nth);
  if (!treatment) throw new Error('Failed to find a treatment for men without a promotion. Check the seed.');
  return treatment;
}

test.describe.configure({ timeout: 120_000 });

for (const site of bothLanguages) {
  const { words } = site;

  test(`at ${site.base}/ a price that rises meanwhile is shown line by line before anything is charged`, async ({
    page,
    staff,
    watch,
  }) => {
    watch.allow(/\/api\/orders/);
    const treatment = await treatmentOfItsOwn(page.request, site);
    await page.goto(`${address(site, 'mensZone')}${treatment.slug}/`);
    await expectPageReady(page);
    await addToCart(page, site);
    await openCart(page, site);
    await goToSummary(page, site);
    await fillSummary(page, site, 'przelewy24');

    const { prices } = await staff.get<{ prices: Price[] }>(`/prices?productId=${treatment.id}&marketId=1&perPage=50`);
    const single = prices.find(({ quantityFrom }) => quantityFrom === 1);
    if (!single) throw new Error(`Failed to find the price of ${treatment.name}. Check the seed.`);
    await staff.send('PUT', `/prices/${single.id}`, { price: single.price + 1_000 });
    try {
      await placeOrder(page, site);
      const notice = main(page).getByRole('alert');
      await expect(notice).toContainText(text(site, 'cart-checkout:trouble.cartChanged'));
      await expect(notice.getByRole('listitem')).toHaveText(
        like(site, 'cart-checkout:changed.price', { name: treatment.name }),
      );
      await expect(notice).toBeFocused();
      // Typed values remain; the next press orders at the price that is shown now.
      await expect(main(page).getByRole('textbox', { name: words.firstName })).toHaveValue('Anna');
      await orderAndPay(page, site);
    } finally {
      await staff.send('PUT', `/prices/${single.id}`, { price: single.price });
    }
  });

  test(`at ${site.base}/ a code whose last use goes to somebody else stops the order with a message`, async ({
    page,
    arrive,
    staff,
    watch,
  }) => {
    watch.allow(/\/api\/orders/);
    const code = `RAZ-${randomUUID().slice(0, 8).toUpperCase()}`;
    await staff.send('POST', '/discount-codes', {
      marketId: '1',
      code,
      discountType: 'percentage',
      discountValue: 5,
      totalLimit: 1,
    });
    const treatment = await fillCart(page, site);
    const field = main(page).getByRole('textbox', { name: text(site, 'cart-checkout:code.label') });
    const remove = main(page).getByRole('button', { name: text(site, 'cart-checkout:code.remove', { code }) });
    await openCodes(page, site);
    await field.fill(code);
    await main(page)
      .getByRole('button', { name: text(site, 'cart-checkout:code.apply'), exact: true })
      .click();
    await expect(remove).toBeVisible();
    await goToSummary(page, site);
    await fillSummary(page, site, 'przelewy24');
    const due = main(page).getByTestId('amount-due');
    const reduced = (await due.textContent()) ?? '';

    await orderWithCode(await arrive(), { productId: treatment.id, code });
    await placeOrder(page, site);
    const notice = main(page).getByRole('alert');
    await expect(notice).toContainText(text(site, 'cart-checkout:trouble.code'));
    await expect(notice).toContainText(text(site, 'cart-checkout:trouble.limit_reached'));
    await expect(due).not.toHaveText(reduced);
    await remove.click();
    await expect(field).toBeVisible();
    await placeOrder(page, site);
    await atGateway(page);
  });

  test(`at ${site.base}/ a double click orders once`, async ({ page }) => {
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') orders.push(request.url());
    });
    await fillCart(page, site);
    await goToSummary(page, site);
    await fillSummary(page, site, 'przelewy24');
    await main(page).getByRole('button', { name: words.order }).filter({ visible: true }).dblclick();
    await atGateway(page);
    expect(orders).toHaveLength(1);
  });

  test(`at ${site.base}/ back, forward and a reload lose nothing that was typed, and "back" from the gateway finds the payment`, async ({
    page,
  }) => {
    await fillCart(page, site);
    await goToSummary(page, site);
    const guest = await fillSummary(page, site, 'przelewy24');
    await page.goBack();
    await expect(heading(page)).not.toHaveText(words.summaryHeading);
    await page.goForward();
    await expect(main(page).getByRole('textbox', { name: words.email })).toHaveValue(guest.email);
    await page.reload();
    await expectPageReady(page);
    await expect(main(page).getByRole('textbox', { name: words.email })).toHaveValue(guest.email);
    await expect(main(page).getByRole('radio', { name: words.female })).toBeChecked();
    await expect(main(page).getByRole('checkbox', { name: words.regulations })).toBeChecked();

    await placeOrder(page, site);
    await atGateway(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(text(site, 'cart-checkout:payment.heading'));
    await expect(main(page).getByRole('button', { name: words.pay })).toBeVisible();
  });
}
