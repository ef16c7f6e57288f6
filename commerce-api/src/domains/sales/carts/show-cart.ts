import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { type Write, writeTogether } from '../../../platform/write-together';
import { changedLines, type ShownLine } from './cart-changes';
import type { CartRecord } from './cart-queries';
import { type PricedCart, type PricingMoment, priceCart, shownLines } from './priced-cart';

const STORED_VERSIONS = 20;

/** A cart as it is shown, and what stores that. */
export interface ShownCart {
  priced: PricedCart;
  /** Writes that store the shown content of this version; none when it is stored already. */
  storing: readonly Write[];
}

/**
 * The cart with current prices. The shown content is stored per version, and a changed price raises the version: so an
 * order can be compared with what its shopper saw.
 * @throws 404 when there is no such cart
 */
export async function showCart(db: Db | Trx, cartId: string, moment: PricingMoment): Promise<PricedCart> {
  const { priced, storing } = await showCartUnstored(db, cartId, moment);
  await writeTogether(db, storing);
  return priced;
}

/**
 * The same, but its caller stores the shown content, together with other writes of the same transaction.
 * @throws 404 when there is no such cart
 */
export async function showCartUnstored(db: Db | Trx, cartId: string, moment: PricingMoment): Promise<ShownCart> {
  for (let attempt = 1; ; attempt += 1) {
    const priced = await priceCart(db, cartId, moment);
    if (!priced) throw notFound();
    const lines = shownLines(priced);
    const { shown, version, shownVoucherValue } = priced.record;
    const { voucherValue } = priced.totals;
    if (shown && isSame(shown, lines) && shownVoucherValue === voucherValue) return { priced, storing: [] };
    if (!shown) return { priced, storing: storeShown(cartId, { version, lines, voucherValue }) };
    const raised = await sql`update carts set version = version + 1 where id = ${cartId} and version = ${version}
      and state = 'open'`.execute(db);
    if (raised.numAffectedRows === 1n) {
      const next = { ...priced, record: { ...priced.record, version: version + 1 } };
      return { priced: next, storing: storeShown(cartId, { version: version + 1, lines, voucherValue }) };
    }
    // The cart changed meanwhile: read it again. A closed cart is shown as it is.
    if (attempt >= 3 || priced.record.state !== 'open') return { priced, storing: [] };
  }
}

function isSame(shown: readonly ShownLine[], current: readonly ShownLine[]): boolean {
  const unsold = (lines: readonly ShownLine[]) => lines.filter((line) => line.isAccepted && line.finalPrice === null);
  if (unsold(shown).length !== unsold(current).length) return false;
  return changedLines(shown, current, 'pl').every((line) => line.change === 'unavailable');
}

/** The content of a version as it was shown. */
interface Shown {
  version: number;
  lines: ShownLine[];
  /** What the voucher paid. */
  voucherValue: number;
}

function storeShown(cartId: string, { version, lines, voucherValue }: Shown): Write[] {
  // Concurrent requests for the cart remove the same old versions: none waits for the other.
  const deleteOld = sql`delete from cart_versions where cart_id = ${cartId} and version in (
    select version from cart_versions where cart_id = ${cartId} and version < ${version - STORED_VERSIONS}
    for update skip locked)`;
  const insertNew = sql`insert into cart_versions (cart_id, version, lines, voucher_value)
    values (${cartId}, ${version}, ${JSON.stringify(lines)}::jsonb, ${voucherValue})
    on conflict do nothing`;
  return version > STORED_VERSIONS ? [deleteOld, insertNew] : [insertNew];
}

/** The content of a version of the cart as it was shown; null when it was never shown (or long ago). */
export async function findShown(
  db: Db | Trx,
  cart: Pick<CartRecord, 'id' | 'version' | 'shown' | 'shownVoucherValue'>,
  version: number,
): Promise<Shown | null> {
  const { id: cartId, shown: lines, shownVoucherValue: voucherValue } = cart;
  if (version === cart.version) return lines && voucherValue !== null ? { version, lines, voucherValue } : null;
  const found = await sql<Shown>`select version, lines, voucher_value as "voucherValue" from cart_versions
    where cart_id = ${cartId} and version = ${version}`.execute(db);
  return found.rows[0] ?? null;
}
