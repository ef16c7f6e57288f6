import type { App, AppDependencies } from '../../../platform/app-types';
import { registerEvents } from './event-routes';
import { registerOrderEvents } from './order-event-routes';
import { registerOrderProducts } from './order-product-routes';
import { registerWaitingPlaces } from './waiting-place-routes';

export { bookForCustomer } from './book-for-customer';
export { markEndedVisits, releaseEndedHolds } from './mark-ended-visits';
export { lockOrderOf, markVisit, type SalonMark } from './mark-visit';
export { offerFreedSlots } from './offer-freed-slots';
export { boughtTerms } from './order-product-queries';
export { purgeOldVisitNotes } from './purge-old-visit-notes';
export { remindOfVisits } from './remind-of-visits';
export { replaceRefusedReminder } from './replace-refused-reminder';
export { requireMoveForCustomer } from './require-move-for-customer';
export { findUnsoldVisit, sellVisit, type UnsoldVisit } from './sell-visit';
export { selectWaiting, sendOffer, WAITING_DAY_LOCK } from './waiting-offers';

/** Routes of customers' visits, of their purchases, and of the calendar file. */
export function registerVisits(app: App, dependencies: AppDependencies): void {
  registerEvents(app, dependencies);
  registerOrderEvents(app, dependencies);
  registerOrderProducts(app, dependencies);
  registerWaitingPlaces(app, dependencies);
}
