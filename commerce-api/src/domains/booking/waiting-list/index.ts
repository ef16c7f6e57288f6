export { endWaitingForCart } from './end-waiting-for-cart';
export { purgePassedEntries } from './purge-passed-entries';
export { takeWaitingPlaces } from './take-waiting-places';
