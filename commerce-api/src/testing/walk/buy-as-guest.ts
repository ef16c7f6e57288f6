import { confirmHealthRules, newKey, newVisitor } from '../commerce-fixture';
import { giveVoucher } from '../voucher-fixture';
import { CallFailed, type Walker } from './walker';

const GUEST = { firstName: 'Jan', lastName: 'Nowak', email: 'jan@example.com', phonePrefix: '48', phone: '600700800' };
const AGREES = [{ type: 'regulations' as const, value: true }];

/** A guest's purchase with a visit, a code and a payment at the gateway; then its documents and its end. */
export async function buyAsGuest(walker: Walker, salon: string): Promise<void> {
  const { shop } = walker;
  const as = await newVisitor(shop, 'pl', { knowsHealthRules: false });
  await walker.make('POST /visitors', { as, body: { uniqueId: as['visitor-unique-id'] ?? '' } });
  const startAt = await walker.freeTime(shop.products.calves, salon, 8);
  const { cartItem } = await walker.make('POST /cart-items', {
    as,
    body: { itemType: 'product', itemId: shop.products.calves, quantity: 1, locationId: salon, startAt },
  });
  await walker.make('POST /cart-items/{id}/hold', { as, params: { id: cartItem.id } });
  await walker.make('PUT /cart-items/{id}', { as, params: { id: cartItem.id }, body: { quantity: 2 } });
  const other = await walker.make('POST /cart-items', {
    as,
    body: { itemType: 'product', itemId: shop.products.promoted, quantity: 1 },
  });
  await walker.make('DELETE /cart-items/{id}', { as, params: { id: other.cartItem.id } });
  const { cart } = await walker.make('GET /carts', { as, query: { currency: 'PLN' } });
  const params = { id: cart.id };
  const voucher = await giveVoucher(shop.database.db, 2_000);
  await walker.make('PUT /carts/{id}/voucher', { as, params, body: { code: voucher } });
  await walker.make('PUT /carts/{id}/voucher', { as, params, body: { code: null } });
  await walker.make('POST /discount-codes/verify', { as, body: { code: 'AKSAMIT10' } });
  const coded = await walker.make('PUT /carts/{id}/discount-code', { as, params, body: { code: 'AKSAMIT10' } });

  await confirmHealthRules(shop, as);
  const company = { companyName: 'Nowak sp. z o.o.', address: 'ul. Polna 4', city: 'Łódź', postalCode: '90-001' };
  const placed = await walker.make('POST /orders', {
    as: { ...as, 'idempotency-key': newKey() },
    body: {
      cartId: cart.id,
      cartVersion: coded.cart.version,
      user: GUEST,
      invoice: { vatId: '5261040567', ...company, country: 'PL' },
      agrees: AGREES,
      paymentMethod: 'przelewy24',
      ageDeclaration: 'adult',
    },
  });
  const tokenHeaders = { ...as, 'order-token': placed.orderToken };
  const order = { id: placed.order.id };
  const orderPayment = { id: placed.orderPayment.id };
  await walker.make('GET /orders/{id}', { as: tokenHeaders, params: order });
  const { payment } = await walker.make('POST /order-payments/{id}/payment', {
    as: { ...tokenHeaders, 'idempotency-key': newKey() },
    params: orderPayment,
    body: { paymentMethod: 'przelewy24' },
  });
  if (!payment.redirectUrl) throw new CallFailed('no way to the gateway');
  await shop.payer(payment.redirectUrl, 'paid');
  await walker.make('GET /order-payments/{id}', { as: tokenHeaders, params: orderPayment });
  await walker.make('GET /payment-transactions/{id}', { as: tokenHeaders, params: { id: payment.id } });
  await walker.makeOther('GET /orders/{id}/invoice', { as: tokenHeaders, params: order });
  await walker.makeOther('GET /orders/{id}/calendar', { as: tokenHeaders, params: order });
  await changeVisit(walker, salon, tokenHeaders, order.id);
  await walker.make('POST /orders/{id}/withdrawal', { as: tokenHeaders, params: order, body: { confirmed: true } });
}

/** The visit of an order is moved and canceled by the order's token. */
async function changeVisit(walker: Walker, salon: string, as: Record<string, string>, id: string): Promise<void> {
  const { events } = await walker.make('GET /orders/{id}/events', { as, params: { id } });
  const visit = { id, eventId: events[0]?.id ?? '' };
  const startAt = await walker.freeTime(walker.shop.products.calves, salon, 25);
  const query = { locationId: salon, date: startAt.slice(0, 10), days: 2 };
  await walker.make('GET /orders/{id}/events/{eventId}/slots', { as, params: visit, query });
  await walker.make('PUT /orders/{id}/events/{eventId}/date', { as, params: visit, body: { startAt } });
  await walker.make('DELETE /orders/{id}/events/{eventId}', { as, params: visit });
  await walker.make('POST /orders/{id}/events/{eventId}/bookings', {
    as,
    params: visit,
    body: { locationId: query.locationId, startAt },
  });
}

/** An order to be paid in the salon, canceled. */
export async function orderAndCancel(walker: Walker): Promise<void> {
  const as = await newVisitor(walker.shop);
  await walker.make('POST /cart-items', {
    as,
    body: { itemType: 'product', itemId: walker.shop.products.calves, quantity: 1 },
  });
  const { cart } = await walker.make('GET /carts', { as });
  const placed = await walker.make('POST /orders', {
    as: { ...as, 'idempotency-key': newKey() },
    body: {
      cartId: cart.id,
      cartVersion: cart.version,
      user: GUEST,
      agrees: AGREES,
      paymentMethod: 'cash',
      ageDeclaration: 'adult',
    },
  });
  const tokenHeaders = { ...as, 'order-token': placed.orderToken };
  await walker.make('POST /orders/{id}/cancellation', { as: tokenHeaders, params: { id: placed.order.id } });
}
