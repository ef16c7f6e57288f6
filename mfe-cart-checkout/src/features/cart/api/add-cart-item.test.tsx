import type { Cart } from '@aksamit/contracts';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { createFakeHttp } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { cartFixture, cartItemFixture } from '../../../testing/cart-fixtures';
import { renderCheckout } from '../../../testing/render-checkout';
import { useAddCartItem } from './add-cart-item';
import { cartOfPage } from './cart-of-page';
import { useCart } from './get-cart';

beforeEach(() => localStorage.clear());

const empty = cartFixture({ items: [], count: 0, version: 1 } as Partial<Cart>);
const filled = cartFixture({ count: 1, version: 2 } as Partial<Cart>);

function Header() {
  return <output>{useCart().data?.count ?? '–'}</output>;
}

function Page() {
  const { add } = useAddCartItem();
  const [isHeaderThere, setHeaderThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void add({ itemType: 'product', productId: '7', quantity: 1 } as never)}>
        add
      </button>
      <button type="button" onClick={() => setHeaderThere(true)}>
        header
      </button>
      {isHeaderThere ? <Header /> : null}
    </>
  );
}

/** An item is added after the header was rendered with the cart of before, and before its effects. */
function AddedMeanwhile({ cart }: { cart: Cart }) {
  const { context } = useModule();
  useLayoutEffect(() => {
    cartOfPage(context).cached = { cart, at: Date.now() };
  }, [context, cart]);
  return null;
}

function KnownBefore({ cart, children }: { cart: Cart; children: ReactNode }) {
  const { context } = useModule();
  useState(() => {
    cartOfPage(context).cached = { cart, at: Date.now() };
  });
  return children;
}

test('an item that is added while the header is being mounted is counted', async () => {
  const http = createFakeHttp({ 'GET /carts': () => ({ cart: empty }) });
  renderCheckout(
    <KnownBefore cart={empty}>
      <Header />
      <AddedMeanwhile cart={filled} />
    </KnownBefore>,
    http,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
});

test('a header that begins with the cart of before, while an item is being added, shows the one with it', async () => {
  let answer: () => void = () => undefined;
  const http = createFakeHttp({
    'GET /carts': () => ({ cart: empty }),
    'POST /cart-items': () =>
      new Promise((resolve) => {
        answer = () => resolve({ cartItem: cartItemFixture(), cart: filled });
      }),
  });
  renderCheckout(<Page />, http);
  await act(async () => screen.getByRole('button', { name: 'add' }).click());
  await act(async () => screen.getByRole('button', { name: 'header' }).click());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'));
  await act(async () => answer());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
});
