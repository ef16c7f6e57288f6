import type { changeCartItemRequest } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { writeTogether } from '../../../platform/write-together';
import {
  releaseHold,
  releaseHoldOf,
  renewHold,
  takeHold,
  type WantedHold,
  withAlternatives,
} from '../../booking/slots';
import { confirmedLabel, type LockedLine, lockCartOf, lockLine, raisedVersion, raiseVersion } from './cart-queries';
import type { ChangeContext } from './change-context';
import { checkItemData } from './item-data';
import { prepareLineHold, refuseSlotOfVoucher, requireSalonId } from './line-slot';
import { requireUuid } from './open-cart';
import { hasPrice, requirePrice } from './sold-quantity';

/** The line with its open cart, both locked. @throws 404 when it is gone or another's, and for a salon that is not there */
async function requireLine(
  trx: Trx,
  itemId: string,
  { owner, market }: ChangeContext,
  salonId: string | null = null,
): Promise<LockedLine> {
  const line = await lockLine(trx, requireUuid(itemId), owner, market.id, salonId);
  if (!line?.isSalon) throw notFound();
  return line;
}

/** A change that stands; its slot is held once `takeHold` has ended it. */
export interface ChangedLine {
  cartId: string;
  itemId: string;
  hold: WantedHold | null;
}

/**
 * Changes a line. One that becomes equal to another, without slot and data, absorbs the other where so many are sold.
 * @throws 404 when it is gone or another's, SlotTaken, 422 no_price
 */
export async function changeCartItem(
  trx: Trx,
  context: ChangeContext,
  itemId: string,
  input: z.output<typeof changeCartItemRequest>,
): Promise<ChangedLine> {
  const line = await requireLine(trx, itemId, context, requireSalonId(input));
  const { cartId } = line;
  refuseSlotOfVoucher(line.itemType, input);
  const startAt = input.startAt === undefined ? line.startAt : input.startAt;
  const requestedQuantity = input.quantity ?? line.quantity;
  const absorbed =
    startAt === null ? await absorbPlainTwin(trx, context, cartId, { ...line, quantity: requestedQuantity }, input) : 0;
  const quantity = absorbed > 0 ? requestedQuantity + absorbed : input.quantity;
  if (input.quantity !== undefined && absorbed === 0) await requirePrice(trx, context, line, input.quantity);
  const locationId = input.locationId === undefined ? line.locationId : input.locationId;
  const therapistId = requestedTherapist(line, input, { locationId, startAt });
  const { market, locale } = context;
  const checked =
    input.data === undefined
      ? null
      : await checkItemData(trx, { itemType: line.itemType, itemId: line.productId, data: input.data, market, locale });
  const data = checked ? JSON.stringify(checked) : null;
  const writes = [
    raisedVersion(cartId),
    sql`update cart_items set
        quantity = coalesce(${quantity ?? null}::integer, quantity),
        is_accepted = coalesce(${input.isAccepted ?? null}::boolean, is_accepted),
        location_id = ${locationId}::bigint,
        start_at = ${startAt}::timestamptz, therapist_id = (select t.id from therapists t where t.id = ${therapistId}::bigint),
        data = case when ${input.data !== undefined} then ${data}::jsonb else data end,
        confirmed_label = case when ${input.isConfirmed !== undefined}
          then ${confirmedLabel(sql.ref('cart_items.product_id'), input.isConfirmed === true)} else confirmed_label end
      where id = ${itemId}`,
  ];
  const startsAt = line.startAt && Date.parse(line.startAt);
  const isElsewhere =
    locationId !== line.locationId || (startAt && Date.parse(startAt)) !== startsAt || therapistId !== line.therapistId;
  // A deselected line holds no slot; its time is taken when it is selected again.
  const isAccepted = input.isAccepted ?? line.isAccepted;
  const isHeld = startAt !== null && isAccepted;
  if (isHeld && (isElsewhere || input.startAt || input.isAccepted)) {
    const held = { id: itemId, productId: line.productId, locationId, startAt, therapistId };
    return { cartId, itemId, hold: await prepareLineHold(trx, context, held, writes) };
  }
  await writeTogether(trx, isHeld ? writes : [...writes, releaseHoldOf(itemId)]);
  return { cartId, itemId, hold: null };
}

/** Whom the shopper asks for: nobody without a slot, and nobody of the former salon once another one is requested. */
function requestedTherapist(
  line: LockedLine,
  input: z.output<typeof changeCartItemRequest>,
  { locationId, startAt }: { locationId: string | null; startAt: string | null },
): string | null {
  if (startAt === null) return null;
  if (input.therapistId !== undefined) return input.therapistId;
  return locationId === line.locationId ? line.therapistId : null;
}

/**
 * A line that becomes a plain one (its slot or data removed) absorbs the plain line of the same treatment. Where so
 * many pieces have no price, or one of the two is deselected, they stay apart: no line is ever lost, and the removal is
 * never refused.
 * @returns quantity of the absorbed line
 */
async function absorbPlainTwin(
  trx: Trx,
  context: ChangeContext,
  cartId: string,
  line: LockedLine,
  { startAt, data, isAccepted = line.isAccepted }: z.output<typeof changeCartItemRequest>,
): Promise<number> {
  const staysWithData = data === undefined ? line.hasData : data !== null;
  const wasPlain = line.startAt === null && !line.hasData;
  if (wasPlain || staysWithData || (startAt === undefined && line.startAt !== null)) return 0;
  const twins = await sql<{ id: string; quantity: number }>`select id, quantity from cart_items
    where cart_id = ${cartId} and id <> ${line.id} and product_id = ${line.productId} and data is null
      and start_at is null and is_accepted = ${isAccepted} order by quantity, id`.execute(trx);
  for (const twin of twins.rows) {
    if (!(await hasPrice(trx, context, line, line.quantity + twin.quantity))) continue;
    await sql`delete from cart_items where id = ${twin.id}`.execute(trx);
    return twin.quantity;
  }
  return 0;
}

/**
 * Renews the hold of a line's slot; one that has ended is taken again if the slot is still free.
 * @throws 404 when the line is gone or another's, 409 hold_expired with the nearest free slots, 422 without a slot and
 * for
 *   a deselected line
 */
export async function renewCartItemHold(db: Db, context: ChangeContext, itemId: string): Promise<{ cartId: string }> {
  const work = async (trx: Trx) => {
    const { cartId, startAt, isAccepted, ...line } = await requireLine(trx, itemId, context);
    if (startAt === null || !isAccepted) throw invalidFields({ startAt: ['required'] });
    if (await renewHold(trx, itemId, context.now)) return { cartId };
    const wanted = await prepareLineHold(trx, context, { ...line, startAt });
    const { write } = await takeHold(trx, wanted);
    await writeTogether(trx, [write]);
    return { cartId };
  };
  return withAlternatives(db, () => inTransaction(db, work), 'hold_expired');
}

/** Takes a line out. @throws 404 when it is gone or another's */
export async function removeCartItem(trx: Trx, context: ChangeContext, itemId: string): Promise<{ cartId: string }> {
  const cartId = await lockCartOf(trx, requireUuid(itemId), context.owner, context.market.id);
  if (cartId === null) throw notFound();
  await releaseHold(trx, itemId);
  const removed = await sql`delete from cart_items where id = ${itemId}`.execute(trx);
  if (removed.numAffectedRows === 0n) throw notFound();
  await raiseVersion(trx, cartId);
  return { cartId };
}
