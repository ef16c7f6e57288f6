export { type LineToPrice, type PricedLine, priceLines } from './price-lines';
export { type PricedProduct, priceProduct } from './price-product';
export { nextBoundaryOf, type PricingInput, type PricingScope, pricingInputOf } from './pricing-queries';
export { rowForQuantity } from './pricing-rules';
