import {
  addCartItemRequest,
  cart,
  cartDiscountCodeRequest,
  cartItem,
  cartQuery,
  cartVoucherRequest,
  changeCartItemRequest,
  dataOf,
  discountCode,
  verifyDiscountCodeRequest,
} from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db, Trx } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { limitAttempts } from '../../../platform/rate-counter';
import { currencyOf, marketOf } from '../../../platform/request-context';
import { takeHold, withAlternatives } from '../../booking/slots';
import { rememberCode, toDiscountCode } from '../discounts';
import { addCartItem } from './add-cart-item';
import { cartOwnerOf, holderOf } from './cart-owner';
import { toCart, toCartItem } from './cart-view';
import { type ChangedLine, changeCartItem, removeCartItem, renewCartItemHold } from './change-cart-item';
import type { ChangeContext } from './change-context';
import { customerOf } from './customer-key';
import { openCart } from './open-cart';
import { type PricingMoment, withHold } from './priced-cart';
import { requireUsableCode, setDiscountCode } from './set-discount-code';
import { requireUsableVoucher, setVoucher } from './set-voucher';
import { showCart, showCartUnstored } from './show-cart';
import { noPrice } from './sold-quantity';

const tags = ['carts'];
const params = z.object({ id: z.string().max(60) });

/** Routes of carts, their lines and the code on them. */
export function registerCarts(app: App, dependencies: AppDependencies): void {
  registerCart(app, dependencies);
  registerNewLine(app, dependencies);
  registerLineChanges(app, dependencies);
  registerCartCodes(app, dependencies);
  registerCodeCheck(app, dependencies);
}

const contextOf = (request: FastifyRequest): ChangeContext => ({
  owner: cartOwnerOf(request),
  market: marketOf(request),
  currency: currencyOf(request).code,
  locale: request.context.locale,
  now: request.context.now,
  address: request.ip,
});

const momentOf = async (
  { db }: Pick<AppDependencies, 'db'>,
  request: FastifyRequest,
  within: Db | Trx = db,
): Promise<PricingMoment> => ({
  market: marketOf(request),
  now: request.context.now,
  ...(await customerOf(within, request.context.actor)),
});

const viewContextOf = (request: FastifyRequest) => ({
  market: marketOf(request),
  locale: request.context.locale,
  now: request.context.now,
});

/** The cart with what is stored of it as it is shown: the last writes of a change. */
async function shownCartOf(dependencies: AppDependencies, trx: Trx, request: FastifyRequest, cartId: string) {
  const { priced, storing } = await showCartUnstored(trx, cartId, await momentOf(dependencies, request, trx));
  return { body: { data: { cart: toCart(priced, viewContextOf(request)) } }, lastWrites: storing };
}

/**
 * The cart after a change, which saves the caller a GET /carts, and the line that was changed. Its slot is taken last:
 * other shoppers wait from then on until the commit.
 * @throws SlotTaken, HoldOver, 409 too_many_holds
 */
async function changedLineOf(
  dependencies: AppDependencies,
  trx: Trx,
  request: FastifyRequest,
  { cartId, itemId, hold }: ChangedLine,
) {
  const { priced, storing } = await showCartUnstored(trx, cartId, await momentOf(dependencies, request, trx));
  const held = hold && (await takeHold(trx, hold));
  const index = priced.record.items.findIndex((item) => item.id === itemId);
  const shown = held ? withHold(priced, index, held) : priced;
  const view = viewContextOf(request);
  return {
    body: { data: { cartItem: toCartItem(shown, index, view), cart: toCart(shown, view) } },
    lastWrites: held ? [...storing, held.write] : storing,
  };
}

/** Codes are guessable words: attempts are counted per address and per customer or visitor. */
async function limitCodes({ db, config }: Pick<AppDependencies, 'db' | 'config'>, request: FastifyRequest) {
  const limit = { limit: 60, windowSeconds: 600 };
  for (const who of [request.ip, holderOf(cartOwnerOf(request))]) {
    await limitAttempts(db, { key: `code:${who}`, ...limit }, config.rateLimitFactor);
  }
}

function registerCart(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/carts',
    {
      schema: {
        tags,
        summary: 'The open cart; made when there is none',
        querystring: cartQuery,
        response: { 200: dataOf({ cart }) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const { currency } = request.query;
      if (currency !== undefined && !context.market.currencies.some((entry) => entry.code === currency)) {
        throw invalidFields({ currency: ['not_allowed'] });
      }
      const cartId = await openCart(db, { ...context, marketId: context.market.id });
      const priced = await showCart(db, cartId, await momentOf(dependencies, request));
      return { data: { cart: toCart(priced, viewContextOf(request)) } };
    },
  );
}

function registerNewLine(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.post(
    '/api/cart-items',
    {
      schema: {
        tags,
        summary: 'Puts a treatment, package, bundle, offer or voucher into the cart',
        body: addCartItemRequest,
        response: { 201: dataOf({ cartItem, cart }) },
      },
    },
    async (request, reply) =>
      withAlternatives(db, () =>
        withIdempotencyKey(db, request, reply, async (trx) => {
          const line = await addCartItem(trx, contextOf(request), request.body);
          const changed = await changedLineOf(dependencies, trx, request, line);
          // An item without a price, at all or for so many, cannot be added to a cart.
          if (changed.body.data.cartItem.pricing === null) throw noPrice();
          return { status: 201, ...changed };
        }),
      ),
  );
}

function registerLineChanges(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.put(
    '/api/cart-items/:id',
    {
      schema: {
        tags,
        summary: 'Changes a line',
        params,
        body: changeCartItemRequest,
        response: { 200: dataOf({ cartItem, cart }) },
      },
    },
    async (request, reply) =>
      withAlternatives(db, () =>
        withIdempotencyKey(db, request, reply, async (trx) => {
          const line = await changeCartItem(trx, contextOf(request), request.params.id, request.body);
          return { status: 200, ...(await changedLineOf(dependencies, trx, request, line)) };
        }),
      ),
  );

  app.post(
    '/api/cart-items/:id/hold',
    { schema: { tags, summary: 'Renews the hold of a slot', params, response: { 200: dataOf({ cartItem }) } } },
    async (request) => {
      const { id } = request.params;
      const { cartId } = await renewCartItemHold(db, contextOf(request), id);
      const priced = await showCart(db, cartId, await momentOf(dependencies, request));
      const index = priced.record.items.findIndex((item) => item.id === id);
      return { data: { cartItem: toCartItem(priced, index, viewContextOf(request)) } };
    },
  );

  app.delete(
    '/api/cart-items/:id',
    { schema: { tags, summary: 'Takes a line out', params, response: { 200: dataOf({ cart }) } } },
    async (request, reply) =>
      withIdempotencyKey(db, request, reply, async (trx) => {
        const { cartId } = await removeCartItem(trx, contextOf(request), request.params.id);
        return { status: 200, ...(await shownCartOf(dependencies, trx, request, cartId)) };
      }),
  );
}

/** Discount codes and vouchers on a cart. */
function registerCartCodes(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.put(
    '/api/carts/:id/discount-code',
    {
      schema: {
        tags,
        summary: 'Puts a code on the cart, or takes it off',
        params,
        body: cartDiscountCodeRequest,
        response: { 200: z.object({ data: z.object({ discountCode: discountCode.nullable(), cart }) }) },
      },
    },
    async (request, reply) => {
      const { code } = request.body;
      if (code !== null) await limitCodes(dependencies, request);
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const context = contextOf(request);
        const moment = await momentOf(dependencies, request, trx);
        const record = code === null ? null : await requireUsableCode(trx, { ...context, ...moment }, code);
        await setDiscountCode(trx, context, request.params.id, record?.id ?? null);
        const { priced, storing } = await showCartUnstored(trx, request.params.id, moment);
        const shown = toCart(priced, viewContextOf(request));
        return { status: 200, body: { data: { discountCode: shown.discountCode, cart: shown } }, lastWrites: storing };
      });
    },
  );

  app.put(
    '/api/carts/:id/voucher',
    {
      schema: {
        tags,
        summary: 'Puts a voucher on the cart to pay with, or takes it off',
        params,
        body: cartVoucherRequest,
        response: { 200: dataOf({ cart }) },
      },
    },
    async (request, reply) => {
      const { code } = request.body;
      if (code !== null) await limitCodes(dependencies, request);
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const context = contextOf(request);
        const voucher = code === null ? null : await requireUsableVoucher(trx, context, code);
        await setVoucher(trx, context, request.params.id, voucher);
        return { status: 200, ...(await shownCartOf(dependencies, trx, request, request.params.id)) };
      });
    },
  );
}

function registerCodeCheck(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.post(
    '/api/discount-codes/verify',
    {
      schema: {
        tags,
        summary: 'Whether a code can be used; it is not put on the cart',
        body: verifyDiscountCodeRequest,
        response: { 200: dataOf({ discountCode, cart }) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const moment = await momentOf(dependencies, request);
      await limitCodes(dependencies, request);
      const record = await requireUsableCode(db, { ...context, ...moment }, request.body.code);
      if (moment.userId !== null) await rememberCode(db, moment.userId, record.id);
      const cartId = await openCart(db, { ...context, marketId: context.market.id });
      const shown = toCart(await showCart(db, cartId, moment), viewContextOf(request));
      return { data: { discountCode: toDiscountCode(record, request.context.locale), cart: shown } };
    },
  );
}
