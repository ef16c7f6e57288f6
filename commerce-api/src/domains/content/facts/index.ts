export { insertFacts, type ShopFacts, unknownFactsOf } from './insert-facts';
export { selectShopFacts } from './select-shop-facts';
