export { endWaitingForCart } from './end-waiting-for-cart';
export { purgePassedPlaces } from './purge-passed-places';
export { takeWaitingPlaces } from './take-waiting-places';
