export { type CategoryJson, categoryJson, toCategory } from './category-records';
export { listProducts } from './list-products';
export { pricingScopeOf } from './pricing-scope';
export { escapeLike, words } from './product-queries';
export { registerCatalog } from './routes';
