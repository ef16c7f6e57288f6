/** Salon and time of a line. */
import type { CartItemType } from '@aksamit/contracts';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { holdSlot } from '../../booking/slots';
import { holderOf } from './cart-owner';
import { isLocation, RECORD_ID } from './cart-queries';
import type { ChangeContext } from './change-context';

/** Holds a slot for a line of a locked cart. @throws SlotTaken, and 422 without a salon */
export async function holdForLine(
  trx: Trx,
  { owner, market, now, address }: ChangeContext,
  line: { id: string; productId: string; locationId: string | null; startAt: string },
): Promise<void> {
  if (line.locationId === null) throw invalidFields({ locationId: ['required'] });
  await holdSlot(trx, {
    cartItemId: line.id,
    productId: line.productId,
    locationId: line.locationId,
    startAt: new Date(line.startAt),
    market,
    userId: owner.kind === 'user' ? owner.userId : null,
    holder: holderOf(owner),
    address,
    now,
  });
}

/** @throws 404 for a salon that is not there */
export async function requireSalon(
  trx: Trx,
  { locationId }: { locationId?: string | null | undefined },
): Promise<void> {
  if (locationId && !(RECORD_ID.test(locationId) && (await isLocation(trx, locationId)))) throw notFound();
}

/** A voucher is for any time and salon. @throws 422 with startAt or locationId */
export function refuseSlotOfVoucher(
  itemType: CartItemType,
  { startAt, locationId }: { startAt?: string | null | undefined; locationId?: string | null | undefined },
): void {
  if (itemType !== 'voucher') return;
  if (startAt) throw invalidFields({ startAt: ['not_allowed'] });
  if (locationId) throw invalidFields({ locationId: ['not_allowed'] });
}
