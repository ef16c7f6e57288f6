export { bookSlots, cancelVisits, confirmVisits, extendHolds, type OrderedSlot } from './book-visits';
export { type HoldWish, holdSlot, releaseHold, renewHold, withAlternatives } from './hold-slot';
export { registerBookings } from './routes';
