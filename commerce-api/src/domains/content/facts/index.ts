export { insertFacts, type ShopFacts, unknownFactsOf } from './insert-facts';
export { PHONE_HOURS } from './phone-hours';
export { selectShopFacts } from './select-shop-facts';
