export { type CategoryJson, categoryJson, toCategory } from './category-records';
export { listProducts } from './list-products';
export { escapeLike, words } from './product-queries';
export { pricingScopeOf, registerCatalog } from './routes';
