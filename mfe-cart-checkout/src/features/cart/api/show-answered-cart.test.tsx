import type { Cart } from '@aksamit/contracts';
import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { act, screen } from '@testing-library/react';
import { cartFixture, cartItemFixture } from '../../../testing/cart-fixtures';
import { renderCheckout } from '../../../testing/render-checkout';
import { useChangeCartItem } from './change-cart-item';
import { useCart } from './get-cart';
import { useRemoveCartItem } from './remove-cart-item';

beforeEach(() => localStorage.clear());

/** Responses that the test releases by hand. */
function answersByHand() {
  const waiting: { give(cart: Cart): void; fail(error: Error): void }[] = [];
  const answer = () =>
    new Promise((resolve, reject) =>
      waiting.push({ give: (cart) => resolve({ cartItem: cartItemFixture(), cart }), fail: reject }),
    );
  return { waiting, answer };
}

interface Changes {
  setQuantity?(quantity: number): void;
  remove?(): void;
  refetch?(): void;
}

function Shown({ id, changes }: { id: string; changes: Changes }) {
  const { data, refetch } = useCart();
  changes.refetch = () => void refetch();
  return <output data-testid={id}>{data?.count ?? '–'}</output>;
}

function ChangingRoot({ changes }: { changes: Changes }) {
  const change = useChangeCartItem();
  const removal = useRemoveCartItem();
  changes.setQuantity = (quantity) => change.mutate({ id: '11', change: { quantity } });
  changes.remove = () => removal.mutate('11');
  return null;
}

/** Two roots of one page that show the cart, and the changes that a click makes. */
function renderCart(http: ReturnType<typeof createFakeHttp>) {
  const changes: Changes = {};
  const rendered = renderCheckout(
    <>
      <Shown id="header" changes={changes} />
      <Shown id="page" changes={changes} />
      <ChangingRoot changes={changes} />
    </>,
    http,
  );
  const published: unknown[] = [];
  rendered.shell.observe('cart').subscribe((value) => published.push(value));
  const shown = () => ['header', 'page'].map((id) => screen.getByTestId(id).textContent);
  return { changes, published, shown };
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

test('the answered cart is shown everywhere and published once, without a fetch', async () => {
  const { waiting, answer } = answersByHand();
  const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture() }), 'PUT /cart-items/*': answer });
  const { changes, published, shown } = renderCart(http);
  await settle();
  published.length = 0;
  act(() => changes.setQuantity?.(2));
  await settle();
  await act(async () => waiting[0]?.give(cartFixture({ version: 4, count: 2, priceTotal: 20_000 })));
  await settle();
  expect(shown()).toEqual(['2', '2']);
  expect(published).toMatchObject([{ count: 2, total: { amount: 20_000 } }]);
  expect(http.calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(JSON.parse(localStorage.getItem('cart') ?? '{}').cart.version).toBe(4);
});

test('of two changes that overlap the later version stays, whichever answer comes last', async () => {
  const { waiting, answer } = answersByHand();
  const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture() }), 'PUT /cart-items/*': answer });
  const { changes, shown } = renderCart(http);
  await settle();
  act(() => changes.setQuantity?.(2));
  act(() => changes.setQuantity?.(3));
  await settle();
  await act(async () => waiting[1]?.give(cartFixture({ version: 5, count: 3 })));
  await act(async () => waiting[0]?.give(cartFixture({ version: 4, count: 2 })));
  await settle();
  expect(shown()).toEqual(['3', '3']);
  // Another cart is not compared: versions count within one.
  act(() => changes.setQuantity?.(1));
  await settle();
  await act(async () => waiting[2]?.give(cartFixture({ id: '6', version: 1, count: 1 })));
  await settle();
  expect(shown()).toEqual(['1', '1']);
});

test('a fetch under way when a change is answered does not bring the old cart back', async () => {
  const { waiting, answer } = answersByHand();
  const fetched = answersByHand();
  const http = createFakeHttp({ 'GET /carts': () => ({ cart: cartFixture() }), 'PUT /cart-items/*': answer });
  const { changes, shown } = renderCart(http);
  await settle();
  http.answer('GET /carts', fetched.answer);
  act(() => changes.refetch?.());
  act(() => changes.setQuantity?.(2));
  await settle();
  await act(async () => waiting[0]?.give(cartFixture({ version: 4, count: 2 })));
  await settle();
  await act(async () => fetched.waiting[0]?.give(cartFixture()));
  await settle();
  expect(shown()).toEqual(['2', '2']);
});

test('after a failure, and for a line that is gone already, the cart is fetched', async () => {
  const { waiting, answer } = answersByHand();
  const gone = () => {
    throw httpError(404, 'not_found');
  };
  const http = createFakeHttp({
    'GET /carts': () => ({ cart: cartFixture() }),
    'PUT /cart-items/*': answer,
    'DELETE /cart-items/*': gone,
  });
  const { changes, shown } = renderCart(http);
  await settle();
  http.answer('GET /carts', () => ({ cart: cartFixture({ version: 7, count: 7 }) }));
  act(() => changes.setQuantity?.(2));
  await settle();
  await act(async () => waiting[0]?.fail(httpError(422, 'no_price')));
  await settle();
  expect(shown()).toEqual(['7', '7']);
  http.answer('GET /carts', () => ({ cart: cartFixture({ version: 8, count: 0 }) }));
  act(() => changes.remove?.());
  await settle();
  await settle();
  expect(shown()).toEqual(['0', '0']);
});
