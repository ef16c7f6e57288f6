export { endWaitingForCart } from './end-waiting-for-cart';
export { takeWaitingPlaces } from './take-waiting-places';
