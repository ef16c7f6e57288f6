import { placeOrder } from '../../../testing/commerce-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();

const known = async (tokens: readonly string[]) => {
  const answer = await here.shop.call('GET', '/internal/order-tokens', {
    headers: { 'order-token': tokens.join(',') },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.orderTokens;
};

const orderToken = async () => (await placeOrder(here.shop, here.products.calves)).headers['order-token'];

test('page servers receive the tokens that open an order, in their order, and nothing of the order', async () => {
  const [one, other] = [await orderToken(), await orderToken()];
  const madeUp = 'x'.repeat(43);
  expect(await known([madeUp, other, `${one}x`, one])).toEqual([other, one]);
  expect(await known([])).toEqual([]);
  // Ten at most, as wherever tokens are sent.
  expect(await known([...Array.from({ length: 10 }, (_, index) => `${madeUp}${index}`), one])).toEqual([]);
});
