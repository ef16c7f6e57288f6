/** The whole walk: every call of the API, each in its part. */

import type { PayingShop } from '../paying-shop';
import { makeSalon } from '../salon-fixture';
import { buyAsGuest, orderAndCancel } from './buy-as-guest';
import { comeForVisits, joinWaitingList } from './come-for-visits';
import { connectSystems } from './connect-systems';
import { editTheContent } from './edit-the-content';
import { editTheOffer, openASalon } from './edit-the-offer';
import { fillInForms } from './fill-in-forms';
import { keepAnAccount } from './keep-an-account';
import { keepTheOrders } from './keep-the-orders';
import { readTheShop } from './read-the-shop';
import type { Walker } from './walker';
import { workTheCalendar } from './work-the-calendar';
import { workTheDesk } from './work-the-desk';

export { CallFailed, type CallName, type PreparedCall, type Sender, Walker } from './walker';

export interface WalkContext {
  /** A salon with room for all walks. */
  salon: string;
}

/** The prerequisites of the parts, once for a shop. */
export async function prepareWalk({ database, products }: PayingShop): Promise<WalkContext> {
  const { locationId } = await makeSalon(database.db, 'lodz-piotrkowska', products.calves, 5);
  return { salon: locationId };
}

/** Parts of the walk by name; each makes its own data, so that they run in any order and concurrently. */
export const walkParts: Record<string, (walker: Walker, context: WalkContext) => Promise<void>> = {
  readTheShop,
  buyAsGuest: (walker, { salon }) => buyAsGuest(walker, salon),
  orderAndCancel,
  keepAnAccount,
  comeForVisits: (walker, { salon }) => comeForVisits(walker, salon),
  joinWaitingList,
  fillInForms,
  workTheCalendar: (walker, { salon }) => workTheCalendar(walker, salon),
  keepTheOrders,
  editTheOffer,
  openASalon,
  editTheContent,
  workTheDesk,
  connectSystems,
};
