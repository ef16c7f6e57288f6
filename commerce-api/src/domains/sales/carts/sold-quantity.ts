/** Quantities that are sold in one line. */
import type { CartItemType, Market } from '@aksamit/contracts';
import type { Trx } from '../../../platform/database';
import { salesError } from '../errors';
import type { ChangeContext } from './change-context';
import { priceLines } from './line-prices';

export const MOST_PIECES = 99;

/** This quantity has no price. */
export const noPrice = () => salesError('422 no_price', { fields: { quantity: ['no_price'] } });

/** Whether the quantity is sold now, and allowed in a line. */
export async function hasPrice(
  trx: Trx,
  { market, now }: { market: Pick<Market, 'id'>; now: Date },
  { itemType, productId }: { itemType: CartItemType; productId: string },
  quantity: number,
): Promise<boolean> {
  if (quantity > MOST_PIECES) return false;
  // A voucher's price is its value.
  if (itemType === 'voucher') return true;
  const [price] = await priceLines(trx, { marketId: market.id, now, lines: [{ productId, quantity }] });
  return Boolean(price);
}

/** @throws 422 no_price when the matrix has no row for the quantity */
export async function requirePrice(
  trx: Trx,
  context: ChangeContext,
  line: { itemType: CartItemType; productId: string },
  quantity: number,
) {
  if (!(await hasPrice(trx, context, line, quantity))) throw noPrice();
}
