import type { Bundle, Cart, Offer, Order, Product, ProductSummary } from '@aksamit/contracts';
import { decimalAmount, moneyText, percentBelow } from '@aksamit/contracts/money';
import { sql } from 'kysely';
import { createElement, type ReactElement } from 'react';
import { domains } from '../../../commerce-api/src/domains';
import { emailText } from '../../../commerce-api/src/domains/operations/messages/message-text';
import { messageTextsOf } from '../../../commerce-api/src/platform/message-texts';
import { addItem, getCart, makeCode, newCustomer, orderCart } from '../../../commerce-api/src/testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../commerce-api/src/testing/test-app';
import { resources as checkoutTexts } from '../../../mfe-cart-checkout/src/app/resources';
import { CartLine } from '../../../mfe-cart-checkout/src/features/cart/components/cart-line';
import { CartOverview } from '../../../mfe-cart-checkout/src/features/cart/components/cart-overview';
import { OrderLines } from '../../../mfe-cart-checkout/src/features/payment/components/order-lines';
import { BundlePrice } from '../../../mfe-catalog/src/features/sales/components/bundle-price';
import { OfferPrice } from '../../../mfe-catalog/src/features/sales/components/offer-price';
import { BuyBox } from '../../../mfe-catalog/src/features/treatments/components/buy-box';
import { PriceTable } from '../../../mfe-catalog/src/features/treatments/components/price-table';
import { TreatmentCard } from '../../../mfe-catalog/src/features/treatments/components/treatment-card';
import { TreatmentRow } from '../../../mfe-catalog/src/features/treatments/components/treatment-row';
import { TreatmentSummary } from '../../../mfe-catalog/src/features/treatments/components/treatment-summary';
import { priceChoices } from '../../../mfe-catalog/src/features/treatments/price-rules';
import { promoUntil } from '../../../mfe-catalog/src/features/treatments/promo-until';
import { purchasedItem } from '../../../mfe-catalog/src/features/treatments/purchased-item';
import { shownTreatment } from '../../../mfe-catalog/src/features/treatments/shown-treatment';
import { treatmentJsonLd } from '../../../mfe-catalog/src/features/treatments/treatment-json-ld';
import { productTexts } from '../../../mfe-catalog/src/texts/product-texts';
import { productTeaserTexts } from '../../../mfe-catalog/src/texts/teaser-texts';
import { ItemCard } from '../../../mfe-panel/src/features/offers/components/item-card';
import { OrderTable } from '../../../mfe-panel/src/features/orders/components/order-table';
import panelEn from '../../../mfe-panel/src/locales/en.json';
import panelPl from '../../../mfe-panel/src/locales/pl.json';
import { readReduction, type ShownReduction, shownBy } from './shown-prices';

/** Starts and ends of the matrix's rows, and the catalogue's recommendations. */
const QUANTITIES = [1, 2, 4, 5, 9];

let shop: TestApp;
let promoted: Product[];
beforeAll(async () => {
  shop = await createTestApp();
  promoted = [];
  for (const { slug } of (await listed()).filter(({ ongoingPromos }) => ongoingPromos.length > 0)) {
    promoted.push((await shop.call('GET', `/api/products/${slug}`)).json().data.product);
  }
});
afterAll(() => shop.close());

async function listed(): Promise<ProductSummary[]> {
  const all: ProductSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = (await shop.call('GET', `/api/products?perPage=100&page=${page}`)).json();
    all.push(...data.products);
    if (all.length >= meta.total) return all;
  }
}

const zloty = (amountMinor: number) => moneyText(amountMinor, 'PLN', 'pl');
const catalog = (ui: ReactElement) => shownBy('catalog', productTexts, ui);
const checkout = (ui: ReactElement) => shownBy('cart-checkout', checkoutTexts, ui);
const panel = (ui: ReactElement) => shownBy('panel', { pl: panelPl, en: panelEn }, ui);

/**
 * What every surface must show for so many pieces, by the API's own figures; `treatments`: that prices are divided by.
 */
function expected(product: Product, quantity: number, treatments: number) {
  const fits = (row: { quantityFrom: number; quantityTo: number }) =>
    row.quantityFrom <= quantity && quantity <= row.quantityTo;
  const lowestPiece = product.pricingMatrix.find(fits)?.lowestPriceValue;
  const price = product.ongoingPromos[0]?.pricingMatrix.find(fits)?.price;
  if (lowestPiece == null || price === undefined) throw new Error(`${product.slug} has no reduction for ${quantity}`);
  const lowest = lowestPiece * quantity;
  return {
    lowest: { total: zloty(lowest), each: treatments > 1 ? zloty(Math.round(lowest / treatments)) : null },
    struck: zloty(lowest),
    percent: percentBelow(lowest, price * quantity),
    minor: lowest,
  };
}

const isSold = ({ pricingMatrix }: Product, quantity: number) =>
  pricingMatrix.some((row) => row.quantityFrom <= quantity && quantity <= row.quantityTo);
const typeOf = ({ type }: Product) => (type === 'package' ? 'package' : 'product');
const treatmentsOf = ({ type, packageQuantity }: Product, quantity: number) =>
  quantity * (type === 'package' ? packageQuantity : 1);

/** A price with badge and struck price shows exactly one reduction. */
function expectBlock(shown: ShownReduction, { lowest, struck, percent }: ReturnType<typeof expected>) {
  expect(shown).toEqual({ lowest: [lowest], struck: [struck], percents: [percent] });
}

test('the demo shop has promotions of treatments and packages, one of them after a cheaper time', () => {
  expect(new Set(promoted.map(({ type }) => type))).toEqual(new Set(['product', 'package']));
  expect(promoted.length).toBeGreaterThanOrEqual(12);
  const bikini = promoted.find(({ slug }) => slug === 'depilacja-laserowa-bikini');
  expect(bikini && expected(bikini, 1, 1)).toMatchObject({ struck: zloty(16_915), percent: 5 });
  expect(bikini?.savingsPercent).toBe(5);
});

test('list, teaser on other pages, price list, product page, panel and structured data announce the same reduction', () => {
  for (const product of promoted) {
    const choices = priceChoices(product);
    const first = choices[0];
    if (!first) throw new Error(`${product.slug} is not sold`);
    const single = expected(product, first.quantity, first.treatments);
    expect(product.savingsPercent).toBe(single.percent);
    const card = shownTreatment(product);
    expectBlock(catalog(createElement(TreatmentCard, { treatment: card })), single);
    const teaser = createElement(TreatmentRow, { treatments: [card] });
    expectBlock(shownBy('catalog', productTeaserTexts, teaser), single);
    // This one names the price in all only.
    const inPanel = panel(createElement(ItemCard, { item: product }));
    expectBlock(inPanel, { ...single, lowest: { ...single.lowest, each: null } });
    for (const chosen of choices) {
      const { quantity, treatments } = chosen;
      const others = choices.filter((choice) => choice !== chosen);
      const box = {
        item: purchasedItem(product),
        promoUntil: promoUntil(product, 'pl'),
        checkbox: null,
        choices: [chosen, ...others] as const,
      };
      const summary = createElement(TreatmentSummary, {
        product,
        initial: chosen,
        beside: null,
        remember: null,
        children: createElement(BuyBox, box),
      });
      expectBlock(catalog(summary), expected(product, quantity, treatments));
    }
    const table = catalog(
      createElement(PriceTable, { group: { id: '1', name: 'Zabiegi', treatments: [product] }, isOffscreen: false }),
    );
    const inTable = choices.map(({ quantity, treatments }) => expected(product, quantity, treatments));
    expect(table.lowest[0]).toEqual(single.lowest);
    for (const lowest of table.lowest) expect(inTable.map((one) => one.lowest)).toContainEqual(lowest);
    expect(table.struck).toEqual(table.lowest.map(({ total }) => total));
    const page = { origin: 'https://shop.example', brand: 'Aksamit', trail: [], lowestPriceLabel: 'Najniższa' };
    const [entry] = treatmentJsonLd(product, page);
    expect(entry?.additionalProperty).toMatchObject(inTable.map(({ minor }) => ({ value: decimalAmount(minor) })));
    expect([entry?.offers].flat()).toMatchObject(
      inTable.map(({ minor }) => ({ priceSpecification: { price: decimalAmount(minor) } })),
    );
  }
});

async function boughtIn(quantity: number, code?: string): Promise<{ cart: Cart; order: Order; mail: string }> {
  const { headers } = await newCustomer(shop);
  for (const product of promoted.filter((one) => isSold(one, quantity))) {
    if (typeOf(product) === 'product') await addItem(shop, headers, product.id, quantity);
    else {
      const body = { itemType: 'package', itemId: product.id, quantity };
      expect((await shop.call('POST', '/api/cart-items', { headers, body })).statusCode).toBe(201);
    }
  }
  let cart = await getCart(shop, headers);
  if (code) await shop.call('PUT', `/api/carts/${cart.id}/discount-code`, { headers, body: { code } });
  cart = await getCart(shop, headers);
  const { order } = await orderCart(shop, headers);
  const sent = await sql<{ kind: string; locale: 'pl'; data: never }>`select kind, locale, data from messages
    where once_key = ${`orderPlaced:${order.id}`}`.execute(shop.database.db);
  const message = sent.rows[0];
  if (!message) throw new Error('the order wrote no e-mail');
  const { text } = emailText({ ...message, secret: 'x' } as never, {
    publicOrigin: 'https://shop.example',
    texts: messageTextsOf(domains),
  });
  return { cart, order, mail: text };
}

test.each(QUANTITIES)('cart, summary, order pages and e-mail show the same for %d', async (quantity) => {
  // A code's discount is no part of the reduction that the shop announces.
  if (quantity === 5) await makeCode(shop.database.db, 'WSZYSTKO10');
  const { cart, order, mail } = await boughtIn(quantity, quantity === 5 ? 'WSZYSTKO10' : undefined);
  expect(cart.items.length).toBeGreaterThan(0);
  const isLine = { isAbove: false, isSettled: true, isLeaving: false, onRemove: () => undefined };
  const all = cart.items.map((item) => {
    const product = promoted.find(({ id }) => id === item.itemId);
    if (!product) throw new Error('an unknown line');
    const inOrder = expected(product, quantity, quantity);
    expectBlock(checkout(createElement(CartLine, { item, ...isLine })), inOrder);
    // In treatments where these are bought, else in packages; the sum is the product page's.
    expect(inOrder.struck).toBe(expected(product, quantity, treatmentsOf(product, quantity)).struck);
    return inOrder;
  });
  expect(checkout(createElement(CartOverview, { cart })).lowest).toEqual(all.map(({ lowest }) => lowest));
  // Several packages are as many lines of an order.
  const lines = order.items.map((line) => {
    const product = promoted.find(({ id }) => id === line.product.id);
    if (!product) throw new Error('an unknown line');
    const { struck } = expected(product, quantity, quantity);
    if (line.quantity === quantity) return expected(product, quantity, quantity).lowest;
    expect(struck).toBe(zloty((line.lowestPriceValue ?? 0) * quantity));
    return { total: zloty(line.lowestPriceValue ?? 0), each: null };
  });
  expect(checkout(createElement(OrderLines, { order })).lowest).toEqual(lines);
  expect(panel(createElement(OrderTable, { orders: [order], caption: 'Zamówienia' })).lowest).toEqual(lines);
  expect(readReduction(mail).lowest).toEqual(lines);
});

test('bundles and offers in a promotion announce it alike; what they save otherwise has no badge', async () => {
  await shop.database.pool.query(`with made as (
      insert into promotions (code, name, slugs, discount_kind, discount_value, start_at, end_at)
      values ('sale-week', '{"pl":"Tydzień","en":"Week"}', '{"pl":"tydzien","en":"week"}', 'percentage', 10,
        now() - interval '1 day', now() + interval '1 day') returning id)
    insert into promotion_products select made.id, p.id from made, products p
      where p.code = 'bundle-man-komfort' or p.id = (select min(product_id) from offers where valid_to > now() and valid_from < now())`);
  const { bundles } = (await shop.call('GET', '/api/bundles?perPage=100')).json().data as { bundles: Bundle[] };
  const { offers } = (await shop.call('GET', '/api/offers?perPage=100')).json().data as { offers: Offer[] };
  const shown = [
    ...bundles.map((bundle) => ({
      lowest: bundle.pricing.lowestPriceValue,
      finalPrice: bundle.pricing.finalPrice,
      treatments: bundle.packageQuantityTotal,
      block: catalog(createElement(BundlePrice, { bundle })),
    })),
    ...offers.flatMap((offer) =>
      [catalog(createElement(OfferPrice, { offer })), panel(createElement(ItemCard, { item: offer }))].map((block) => ({
        lowest: offer.lowestPriceValue,
        finalPrice: offer.pricing.finalPrice,
        treatments: 1,
        block,
      })),
    ),
  ];
  expect(shown.filter(({ lowest }) => lowest !== null)).toHaveLength(3);
  for (const { lowest, finalPrice, treatments, block } of shown) {
    if (lowest === null) expect(block).toEqual({ lowest: [], struck: [], percents: [] });
    else {
      const each = treatments > 1 ? zloty(Math.round(lowest / treatments)) : null;
      const percents = [percentBelow(lowest, finalPrice)];
      expect(block).toEqual({ lowest: [{ total: zloty(lowest), each }], struck: [zloty(lowest)], percents });
    }
  }
});
