import { createFakeHttp } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { CartPage } from '../pages/cart.page';
import { cartFixture, cartItemFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';

beforeEach(() => localStorage.clear());

const line = cartItemFixture({ id: '9' });

/** Opens the cart. @returns the steps that it reports */
async function open(address: string, type: string): Promise<string[]> {
  window.history.replaceState({}, '', address);
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  const http = createFakeHttp({
    'GET /carts': () => ({ cart: cartFixture({ items: [line] }) }),
    'GET /suggested-products': () => ({ suggestedProducts: [] }),
  });
  const { shell } = renderCheckout(<CartPage />, http);
  const steps: string[] = [];
  shell.observe('commerce').subscribe(({ event }) => steps.push(event));
  await screen.findByTestId('amount-due');
  return steps;
}

test.each([
  ['a line that a form has just added is reported', '/koszyk/?added=9', 'navigate', ['view_cart', 'add_to_cart']],
  ['a reload reports the cart alone', '/koszyk/?added=9', 'reload', ['view_cart']],
  ['a line of another cart is none', '/koszyk/?added=77', 'navigate', ['view_cart']],
])('%s', async (_name, address, type, reported) => {
  expect((await open(address, type)).sort()).toEqual([...reported].sort());
});
