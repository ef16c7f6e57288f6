export { selectShopBars } from './select-shop-bars';
