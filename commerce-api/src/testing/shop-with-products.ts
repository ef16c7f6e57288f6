import { makeProducts, type TestProducts } from './commerce-fixture';
import { createTestApp, type TestApp } from './test-app';

/**
 * A shop with known treatments for the tests of a file: made before the first of them, closed after the last. Read
 * `shop` and `products` inside tests only.
 */
export function shopWithProducts(): { readonly shop: TestApp; readonly products: TestProducts } {
  let opened: { shop: TestApp; products: TestProducts } | null = null;
  beforeAll(async () => {
    const shop = await createTestApp();
    opened = { shop, products: await makeProducts(shop.database.db) };
  });
  afterAll(() => opened?.shop.close());
  const here = () => {
    if (!opened) throw new Error('Failed to reach the shop: it is made before the first test. Read it inside one.');
    return opened;
  };
  return {
    get shop() {
      return here().shop;
    },
    get products() {
      return here().products;
    },
  };
}
