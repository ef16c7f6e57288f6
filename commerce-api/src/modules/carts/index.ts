export { changedLines } from './cart-changes';
export { type CartOwner, cartOwnerOf } from './cart-owner';
export { loadCart, lockCart } from './cart-queries';
export { currencyIn } from './cart-view';
export { joinVisitorCart } from './join-visitor-cart';
export { requireUuid } from './open-cart';
export { type PricedCart, priceRecord, shownLines } from './priced-cart';
export { registerCarts } from './routes';
export { findShown } from './show-cart';
