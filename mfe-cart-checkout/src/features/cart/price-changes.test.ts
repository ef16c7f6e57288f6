import { cartFixture, cartItemFixture } from '../../testing/cart-fixtures';
import { priceChanges } from './price-changes';

const { pricing } = cartItemFixture();
const priced = (promoPrice: number) => cartItemFixture({ pricing: pricing && { ...pricing, promoPrice } });

test('names the lines whose price is another one than when they were seen', () => {
  const seen = cartFixture({ items: [priced(10_000)] });
  expect([...priceChanges(seen, cartFixture({ items: [priced(12_000)] }))]).toEqual([
    ['11', { before: 10_000, after: 12_000 }],
  ]);
  expect(priceChanges(seen, cartFixture({ items: [priced(10_000)] })).size).toBe(0);
});

test('reports no change for another quantity, a new line, or when nothing was seen', () => {
  const now = cartFixture({
    items: [
      { ...priced(24_000), quantity: 2 },
      { ...priced(1), id: '12' },
    ],
  });
  expect(priceChanges(cartFixture({ items: [priced(10_000)] }), now).size).toBe(0);
  expect(priceChanges(undefined, now).size).toBe(0);
});
