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
import { withAlternatives } from '../../booking/slots';
import { rememberCode, toDiscountCode } from '../discounts';
import { addCartItem } from './add-cart-item';
import { cartOwnerOf, holderOf } from './cart-owner';
import { toCart, toCartItem } from './cart-view';
import { changeCartItem, removeCartItem, renewCartItemHold } from './change-cart-item';
import type { ChangeContext } from './change-context';
import { customerOf } from './customer-key';
import { openCart } from './open-cart';
import type { PricingMoment } from './priced-cart';
import { requireUsableCode, setDiscountCode } from './set-discount-code';
import { requireUsableVoucher, setVoucher } from './set-voucher';
import { showCart } from './show-cart';
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

/** The cart after a change, which saves the caller a GET /carts, and the line that was changed. */
async function changedLineOf(
  dependencies: AppDependencies,
  within: Db | Trx,
  request: FastifyRequest,
  cartId: string,
  itemId: string,
) {
  const priced = await showCart(within, cartId, await momentOf(dependencies, request, within));
  const index = priced.record.items.findIndex((item) => item.id === itemId);
  const view = viewContextOf(request);
  return { data: { cartItem: toCartItem(priced, index, view), cart: toCart(priced, view) } };
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
          const { cartId, itemId } = await addCartItem(trx, contextOf(request), request.body);
          const body = await changedLineOf(dependencies, trx, request, cartId, itemId);
          // An item without a price, at all or for so many, cannot be added to a cart.
          if (body.data.cartItem.pricing === null) throw noPrice();
          return { status: 201, body };
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
          const { id } = request.params;
          const { cartId } = await changeCartItem(trx, contextOf(request), id, request.body);
          return { status: 200, body: await changedLineOf(dependencies, trx, request, cartId, id) };
        }),
      ),
  );

  app.post(
    '/api/cart-items/:id/hold',
    { schema: { tags, summary: 'Renews the hold of a slot', params, response: { 200: dataOf({ cartItem }) } } },
    async (request) => {
      const { id } = request.params;
      const { cartId } = await renewCartItemHold(db, contextOf(request), id);
      const { data } = await changedLineOf(dependencies, db, request, cartId, id);
      return { data: { cartItem: data.cartItem } };
    },
  );

  app.delete(
    '/api/cart-items/:id',
    { schema: { tags, summary: 'Takes a line out', params, response: { 200: dataOf({ cart }) } } },
    async (request, reply) =>
      withIdempotencyKey(db, request, reply, async (trx) => {
        const { cartId } = await removeCartItem(trx, contextOf(request), request.params.id);
        const priced = await showCart(trx, cartId, await momentOf(dependencies, request, trx));
        return { status: 200, body: { data: { cart: toCart(priced, viewContextOf(request)) } } };
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
        const shown = toCart(await showCart(trx, request.params.id, moment), viewContextOf(request));
        return { status: 200, body: { data: { discountCode: shown.discountCode, cart: shown } } };
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
        const priced = await showCart(trx, request.params.id, await momentOf(dependencies, request, trx));
        return { status: 200, body: { data: { cart: toCart(priced, viewContextOf(request)) } } };
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
