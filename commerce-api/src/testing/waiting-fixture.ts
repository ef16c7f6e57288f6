/** A salon's full day, and its waiting customers, in tests of the waiting list. */
import { sql } from 'kysely';
import { addItem, type Headers, newVisitor } from './commerce-fixture';
import type { TestApp } from './test-app';

export interface CartLine {
  headers: Headers;
  itemId: string;
}

/** A treatment in a salon at a time. */
export interface RequestedSlot {
  productId: string;
  locationId: string;
  startAt: string;
}

/** Clears the waiting list and its notifications. */
export async function clearWaitingList({ database }: TestApp): Promise<void> {
  await sql`delete from waiting_list`.execute(database.db);
  await sql`delete from messages where kind = 'waitingListOffer'`.execute(database.db);
}

/** A slot that is held in a cart; by a new visitor unless `who` is given. */
export async function holdSlotOf(shop: TestApp, slot: RequestedSlot, who?: Headers): Promise<CartLine> {
  const headers = who ?? (await newVisitor(shop));
  const { productId, locationId, startAt } = slot;
  const body = { itemType: 'product', itemId: productId, quantity: 1, locationId, startAt };
  const answer = await shop.call('POST', '/api/cart-items', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { headers, itemId: answer.json().data.cartItem.id };
}

/** A visitor who waits for the slot's day, with the treatment in the cart. */
export async function waitForDayOf(shop: TestApp, slot: RequestedSlot, email: string): Promise<CartLine> {
  const headers = await newVisitor(shop);
  const { productId, locationId, startAt } = slot;
  const line = await addItem(shop, headers, productId);
  const agrees = [{ type: 'regulations', value: true }];
  const body = { cartItemId: line.id, locationId, startAt, email, agrees };
  const answer = await shop.call('POST', '/api/waiting-places', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { headers, itemId: line.id };
}
