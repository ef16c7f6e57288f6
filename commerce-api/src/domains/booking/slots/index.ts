export { type AllowedAge, ageOn, asksForGuardian } from './age-rules';
export { findAvailableSlot, SALON_LOCK, type SlotRequest } from './available-slot';
export {
  bookSlots,
  cancelVisits,
  confirmVisits,
  extendHolds,
  type OrderedSlot,
  requireCancelable,
} from './book-visits';
export { toError, tooLate } from './booking-errors';
export { cancelItemVisits } from './cancel-item-visits';
export { findTreatment } from './capacity-queries';
export { findDayOfSlots } from './day-of-slots';
export { findFreeDays } from './find-slots';
export { type DeclaringPerson, healthAcknowledgedAt, selectHealthStates } from './health-queries';
export { asksForHealth, type HealthState } from './health-rules';
export {
  findHeldVisit,
  type HoldRequest,
  prepareHold,
  releaseHold,
  releaseHoldOf,
  releaseUserHolds,
  renewHold,
  type TakenHold,
  takeHold,
  type WantedHold,
} from './hold-slot';
export { purgeHoldWindows, takeHoldWindows } from './hold-window-queries';
export { keepFirstFreeDays } from './keep-first-free-days';
export { needsPrepayment, requireBookable } from './require-bookable';
export { requireDeclarations, requireHealth } from './require-declarations';
export { registerSlots } from './routes';
export { isOverlap, SlotTaken, withAlternatives } from './slot-taken';
export { takeCartHolds } from './take-cart-holds';
export { bodyPartsOf, type CustomerRecord, isVisitOf, selectCustomerHistory } from './visit-history-queries';
export { queueVisitMail, type VisitMailKind } from './visit-mail';
export {
  type BookingOutlook,
  type BoughtHistory,
  bookingOutlook,
  boughtRefusal,
  changeableUntil,
  endOf,
  isWithinNotice,
  isWithinReminder,
  mayChangeVisit,
  performedUntil,
} from './visit-rules';
export { mayVisitBecome, type VisitState } from './visit-state';
export { isoInZone, localDay, localOf, startOfDay } from './zoned-time';
