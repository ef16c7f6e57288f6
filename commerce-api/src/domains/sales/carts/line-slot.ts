/** Salon and time of a line. */
import type { CartItemType } from '@aksamit/contracts';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import type { Write } from '../../../platform/write-together';
import { prepareHold, type WantedHold } from '../../booking/slots';
import { holderOf } from './cart-owner';
import { isLocation, RECORD_ID } from './cart-queries';
import type { ChangeContext } from './change-context';

interface HeldLine {
  id: string;
  productId: string;
  locationId: string | null;
  startAt: string;
  /** Whom the shopper asks for; null or omitted: anyone. */
  therapistId?: string | null;
}

/**
 * Prepares the hold of a slot for a line of a locked cart, together with other writes: `takeHold` ends it.
 * @throws SlotTaken, and 422 without a salon or for a therapist who does not do the treatment there
 */
export async function prepareLineHold(
  trx: Trx,
  { owner, market, now, address }: ChangeContext,
  line: HeldLine,
  writes: readonly Write[] = [],
): Promise<WantedHold> {
  if (line.locationId === null) throw invalidFields({ locationId: ['required'] });
  const hold = {
    cartItemId: line.id,
    productId: line.productId,
    locationId: line.locationId,
    startAt: new Date(line.startAt),
    therapistId: line.therapistId,
    market,
    userId: owner.kind === 'user' ? owner.userId : null,
    holder: holderOf(owner),
    address,
    now,
  };
  return prepareHold(trx, hold, writes);
}

interface WithSalon {
  locationId?: string | null | undefined;
}

/** Id of the salon to be looked for; null without one. @throws 404 for what is no id */
export function requireSalonId({ locationId }: WithSalon): string | null {
  if (!locationId) return null;
  if (!RECORD_ID.test(locationId)) throw notFound();
  return locationId;
}

/** @throws 404 for a salon that is not there */
export async function requireSalon(trx: Trx, input: WithSalon): Promise<void> {
  const locationId = requireSalonId(input);
  if (locationId !== null && !(await isLocation(trx, locationId))) throw notFound();
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
