import type { Browser, Page } from '@playwright/test';
import { register } from '../../fixtures/account';
import { treatmentsOf } from '../../fixtures/buying';
import { expectPageReady } from '../../fixtures/page-ready';
import { text } from '../../fixtures/texts';
import { bookVisit, buyTreatment, callApi, expectKnownVisitor, knownHealthRules } from '../../fixtures/visits';
import { poland } from '../../fixtures/words';
import type { Shopper } from './slow-phone';

/** Who the measured pages are shown to. */
export interface BenchShoppers {
  /** Never here before. */
  stranger: () => Promise<Shopper>;
  /** Two treatments in the cart; a new guest each time, since the interactions change it. */
  guest: () => Promise<Shopper>;
  /** A customer with bought treatments, one visit, and one unpaid order. */
  customer: () => Promise<Shopper>;
  /** Id of the payment that the customer has not made. */
  openPayment: string;
  /** Id of the payment of an order that is paid in the salon. */
  completedPayment: string;
}

async function stateOf(browser: Browser, origin: string, prepare: (page: Page) => Promise<void>): Promise<Shopper> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pl' });
  try {
    const page = await context.newPage();
    await prepare(page);
    await answerAboutCookies(page);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** The consent question of a first page; its panel comes once the browser is idle. */
async function answerAboutCookies(page: Page): Promise<void> {
  await page.goto('/');
  const t = (key: string) => text(poland, `consent:consent.${key}`);
  await page
    .getByRole('region', { name: t('heading') })
    .getByRole('button', { name: t('accept'), exact: true })
    .click();
}

async function fillCart(page: Page): Promise<void> {
  const treatments = await treatmentsOf(page.request, poland);
  await page.goto(poland.words.cartPath);
  await expectPageReady(page);
  await expectKnownVisitor(page);
  for (const { id } of treatments.slice(0, 2)) {
    const { status, code } = await callApi(page, 'POST', '/cart-items', {
      itemType: 'product',
      itemId: id,
      quantity: 1,
    });
    if (status !== 201) throw new Error(`Failed to fill a cart: ${status} ${code}. Look at the API's log.`);
  }
  // The cart's page stores the copy that returning shoppers have.
  await page.reload();
  await expectPageReady(page);
}

/** Orders the cart, to be paid at the gateway; nobody pays it. @returns the payment's id */
async function leaveUnpaid(page: Page): Promise<string> {
  const [treatment] = (await treatmentsOf(page.request, poland)).slice(2);
  await callApi(page, 'POST', '/cart-items', { itemType: 'product', itemId: treatment?.id, quantity: 1 });
  const { data } = await callApi<{ cart: { id: string; version: number } }>(page, 'GET', '/carts?currency=PLN');
  const me = await callApi<{ user: Record<string, string> }>(page, 'GET', '/me');
  const { firstName, lastName, email, phonePrefix, phone } = me.data.user;
  await callApi(page, 'POST', '/consents', knownHealthRules);
  const order = await callApi<{ orderPayment: { id: string } }>(page, 'POST', '/orders', {
    cartId: data.cart.id,
    cartVersion: data.cart.version,
    user: { firstName, lastName, email, phonePrefix, phone },
    agrees: [{ type: 'regulations', value: true }],
    paymentMethod: 'przelewy24',
    ageDeclaration: 'adult',
  });
  if (order.status !== 201) throw new Error(`Failed to order: ${order.status} ${order.code}. Look at the API's log.`);
  return order.data.orderPayment.id;
}

/** Recreates them, so that every run of the bench measures the same. */
export async function makeBenchShoppers(browser: Browser, origin: string): Promise<BenchShoppers> {
  let openPayment = '';
  let completedPayment = '';
  const customer = await stateOf(browser, origin, async (page) => {
    await register(page);
    const bought = await buyTreatment(page, 3);
    const { data } = await callApi<{ orders: { orderPaymentId: string }[] }>(page, 'GET', '/me/orders');
    completedPayment = data.orders[0]?.orderPaymentId ?? '';
    await bookVisit(page, bought);
    openPayment = await leaveUnpaid(page);
  });
  return {
    stranger: async () => ({ cookies: [], origins: [] }),
    guest: () => stateOf(browser, origin, fillCart),
    customer: async () => customer,
    openPayment,
    completedPayment,
  };
}
