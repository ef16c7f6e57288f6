import { randomUUID } from 'node:crypto';
import { knownHealthRules } from '../../fixtures/visits';
import { benchVisitor, FIRST_VISITOR } from '../bench-visitors';
import type { BenchRequest } from './measure-round';
import type { ScaledShop } from './scaled-shop';
import { ask, HEADERS, type ShopFacts } from './shop-facts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Shoppers that are prepared at once. */
const AT_ONCE = 8;
const DAY_MS = 86_400_000;
const DAYS = 14;

interface FreeSlot {
  locationId: string;
  startAt: string;
}

/** Shoppers of one shop, one after the other, each with the data of a call that works only once. */
export class Shoppers {
  #visitors = FIRST_VISITOR.ofScales;
  #slots: FreeSlot[] = [];
  #windows = 0;
  #holds: BenchRequest[] = [];
  #orders: BenchRequest[] = [];

  constructor(
    private readonly shop: ScaledShop,
    private readonly facts: ShopFacts,
  ) {}

  /** A new visitor, from an address of their own. */
  #headers(): Record<string, string> {
    const n = this.#visitors++;
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    return {
      ...HEADERS,
      ...JSON_TYPE,
      'visitor-unique-id': benchVisitor(n),
      'x-forwarded-for': address,
      'idempotency-key': randomUUID(),
    };
  }

  /** A visitor without a cart adds a treatment to it. */
  newCart(): BenchRequest {
    const body = JSON.stringify({ itemType: 'product', itemId: this.facts.productId, quantity: 1 });
    return { method: 'POST', path: '/cart-items', headers: this.#headers(), body };
  }

  /** The next prepared shopper takes a free slot for the cart's line. */
  nextHold = (): BenchRequest => taken(this.#holds, 'hold');

  /** The next prepared shopper, with a slot held, orders. */
  nextOrder = (): BenchRequest => taken(this.#orders, 'order');

  /** Fills carts for so many holds. */
  async prepareHolds(count: number): Promise<void> {
    await this.#inParallel(count - this.#holds.length, async () => {
      const { headers, itemId, slot } = await this.#fillCart();
      this.#holds.push({
        method: 'PUT',
        path: `/cart-items/${itemId}`,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(slot),
      });
    });
  }

  /** Fills carts and holds slots for so many orders. */
  async prepareOrders(count: number): Promise<void> {
    await this.#inParallel(count - this.#orders.length, async () => {
      const { headers, itemId, slot } = await this.#fillCart();
      await ask(this.shop, `/cart-items/${itemId}`, {
        method: 'PUT',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(slot),
      });
      await ask(this.shop, '/consents', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(knownHealthRules),
      });
      const { data } = await ask<{ data: { cart: { id: string; version: number } } }>(this.shop, '/carts', { headers });
      this.#orders.push({
        method: 'POST',
        path: '/orders',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          cartId: data.cart.id,
          cartVersion: data.cart.version,
          user: {
            firstName: 'Jan',
            lastName: 'Nowak',
            email: `${headers['visitor-unique-id']}@example.com`,
            phonePrefix: '48',
            phone: String(500_000_000 + this.#visitors),
          },
          agrees: [{ type: 'regulations', value: true }],
          paymentMethod: 'przelewy24',
          ageDeclaration: 'adult',
        }),
      });
    });
  }

  async #fillCart() {
    const slot = await this.#nextSlot();
    const { headers, path, body } = this.newCart();
    const { data } = await ask<{ data: { cartItem: { id: string } } }>(this.shop, path, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return { headers, itemId: data.cartItem.id, slot };
  }

  async #inParallel(count: number, prepare: () => Promise<void>): Promise<void> {
    await this.#stockSlots(count);
    let remaining = count;
    const one = async (): Promise<void> => {
      while (remaining-- > 0) await prepare();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  async #nextSlot(): Promise<FreeSlot> {
    const slot = this.#slots.shift();
    if (slot === undefined) throw new Error('Failed to bench: no free slot is left.');
    return slot;
  }

  /** Reads free slots that do not overlap, of one salon and two weeks after the other, from three weeks on. */
  async #stockSlots(count: number): Promise<void> {
    const { salonIds, productId } = this.facts;
    while (this.#slots.length < count) {
      const locationId = salonIds[this.#windows % salonIds.length];
      const ahead = 21 + DAYS * Math.floor(this.#windows / salonIds.length);
      this.#windows += 1;
      const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
      const { data } = await ask<{ data: { eventSlots: { slots: { startAt: string; endAt: string }[] }[] } }>(
        this.shop,
        `/events/slots?locationId=${locationId}&productId=${productId}&date=${date}&days=${DAYS}`,
      );
      let until = '';
      for (const { startAt, endAt } of data.eventSlots.flatMap(({ slots }) => slots)) {
        if (locationId === undefined || startAt < until) continue;
        this.#slots.push({ locationId, startAt });
        until = endAt;
      }
    }
  }
}

function taken(prepared: BenchRequest[], what: string): BenchRequest {
  const next = prepared.shift();
  if (next === undefined) throw new Error(`Failed to bench: no prepared ${what} is left.`);
  return next;
}
