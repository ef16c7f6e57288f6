export { type CategoryJson, categoryJson, toCategory } from './category-records';
export { compareReadyProductsAtNight, prepareReadyProducts, purgeReadyProducts } from './keep-ready-products';
export { type TreatmentCardRow, treatmentCards } from './list-products';
export { listBundles, listOffers, listSuggestions } from './list-sales';
export { pricingScopeOf } from './pricing-scope';
export { escapeLike, words } from './product-queries';
export { registerProducts } from './routes';
export { selectVouchers } from './voucher-queries';
