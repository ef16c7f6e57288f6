export { bookSlots, cancelVisits, confirmVisits, extendHolds, type OrderedSlot } from './book-visits';
export {
  findPlace,
  type HoldWish,
  holdSlot,
  isOverlap,
  type PlaceWish,
  releaseHold,
  renewHold,
  SlotTaken,
  withAlternatives,
} from './hold-slot';
export { registerBookings } from './routes';
export { queueVisitMail, type VisitMailKind } from './visit-mail';
export { addDays, localDay, localOf, SALON_ZONE, weekdayOf } from './zoned-time';
