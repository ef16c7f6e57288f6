import { createFakeHttp } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { cartFixture, cartItemFixture, emptyCartFixture } from '../testing/cart-fixtures';
import { renderCheckout } from '../testing/render-checkout';
import { AddToCart } from './add-to-cart.fragment';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';

beforeEach(() => localStorage.clear());

const props = { itemType: 'product', itemId: 7, quantity: 2, name: 'Depilacja nóg' } as const;
const resources = { pl, en };

/** A page whose choice of a series the button follows. */
function Series() {
  const [quantity, setQuantity] = useState(2);
  return (
    <>
      <button type="button" onClick={() => setQuantity(2)}>
        2 zabiegi
      </button>
      <button type="button" onClick={() => setQuantity(6)}>
        6 zabiegów
      </button>
      <AddToCart {...props} quantity={quantity} />
    </>
  );
}

const buying = () =>
  createFakeHttp({
    'GET /carts': () => ({ cart: emptyCartFixture() }),
    'POST /cart-items': () => ({ cartItem: cartItemFixture(), cart: cartFixture({ version: 4 }) }),
  });
const add = () => screen.queryByRole('button', { name: 'Dodaj do koszyka' });
const wayOn = () => screen.queryByRole('link', { name: 'Przejdź do koszyka' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('once it is in the cart', () => {
  test('the main button states that, a link leads there and has the focus, and a button adds again', async () => {
    const http = buying();
    renderCheckout(<AddToCart {...props} buyNow />, http, { resources });
    await press('Dodaj do koszyka');
    await waitFor(() => expect(document.activeElement).toBe(wayOn()));
    expect(wayOn()?.dataset).toMatchObject({ variant: 'primary', wide: 'true' });
    expect(add()).toBeNull();
    expect(screen.getByRole('button', { name: 'W koszyku' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Kup teraz' })).toBeNull();
    await press('Dodaj jeszcze raz');
    await waitFor(() => expect(http.bodiesOf('POST /cart-items')).toHaveLength(2));
    expect(wayOn()).not.toBeNull();
  });

  test('a second press of the same button does nothing more: the link is not under the finger', async () => {
    const http = buying();
    renderCheckout(<AddToCart {...props} inBar />, http, { resources });
    const button = screen.getByRole('button', { name: 'Dodaj do koszyka' });
    await userEvent.click(button);
    await screen.findByRole('link', { name: 'Przejdź do koszyka' });
    expect(button.isConnected).toBe(true);
    await userEvent.click(button);
    expect(http.bodiesOf('POST /cart-items')).toHaveLength(1);
    expect(window.location.pathname).not.toBe('/koszyk/');
  });

  test('the key that added, still held, does not follow the link', async () => {
    renderCheckout(<AddToCart {...props} />, buying(), { resources });
    await press('Dodaj do koszyka');
    const link = await screen.findByRole('link', { name: 'Przejdź do koszyka' });
    const isFollowed = (repeat: boolean) => fireEvent.keyDown(link, { key: 'Enter', repeat });
    expect([true, false].map(isFollowed)).toEqual([false, true]);
  });

  test("the phone's bar, a root of its own, leads there too", async () => {
    const box = (
      <>
        <AddToCart {...props} buyNow addIsInBar />
        <AddToCart {...props} />
      </>
    );
    renderCheckout(box, buying(), { resources });
    await userEvent.click(screen.getAllByRole('button', { name: 'Dodaj do koszyka' })[1] as HTMLElement);
    expect(await screen.findAllByRole('link', { name: 'Przejdź do koszyka' })).toHaveLength(2);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(buttons).toEqual(['W koszyku', 'Dodaj jeszcze raz', 'W koszyku']);
  });
});

describe('what is known to be in the cart', () => {
  test('another choice can be added, and the first one is still known to be there', async () => {
    renderCheckout(<Series />, buying(), { resources });
    await press('Dodaj do koszyka');
    await screen.findByRole('link', { name: 'Przejdź do koszyka' });
    await press('6 zabiegów');
    expect(add()).not.toBeNull();
    expect(wayOn()).toBeNull();
    await press('2 zabiegi');
    expect(wayOn()).not.toBeNull();
  });

  test('a cart that is emptied elsewhere takes it back', async () => {
    const { bus } = renderCheckout(<AddToCart {...props} />, buying(), { resources });
    await press('Dodaj do koszyka');
    await screen.findByRole('link', { name: 'Przejdź do koszyka' });
    const cart = bus.handle('cart-checkout', { publishes: ['cart'] });
    const holds = (count: number) =>
      act(async () =>
        cart.publish('cart', { count, total: { amount: 0, currency: 'PLN' }, at: '2026-03-01T10:00:00Z' }),
      );
    await holds(0);
    expect(wayOn()).toBeNull();
    await holds(1);
    expect(add()).not.toBeNull();
  });

  test('a page that is opened anew begins anew', async () => {
    const { unmount } = renderCheckout(<AddToCart {...props} />, buying(), { resources });
    await press('Dodaj do koszyka');
    await screen.findByRole('link', { name: 'Przejdź do koszyka' });
    unmount();
    renderCheckout(<AddToCart {...props} />, buying(), { resources });
    expect(add()).not.toBeNull();
  });
});

describe('while something is missing', () => {
  const missing = 'Wybierz jeszcze 2 partie ciała.';

  test('a press leads to where the page says so, and adds nothing', async () => {
    const http = createFakeHttp();
    const page = (
      <>
        <p id="choice" tabIndex={-1}>
          {missing}
        </p>
        <AddToCart {...props} missing={missing} missingAt="choice" />
      </>
    );
    renderCheckout(page, http, { resources });
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    expect(document.activeElement?.id).toBe('choice');
    expect(screen.getAllByText(missing)).toHaveLength(1);
    expect(http.calls).toEqual([]);
  });

  test.each([undefined, 'gone'])('without such an element (%s) the button says it', async (missingAt) => {
    renderCheckout(<AddToCart {...props} missing={missing} missingAt={missingAt} />, createFakeHttp(), { resources });
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    expect(screen.getByText(missing)).toBeTruthy();
  });
});
