export { previewPrice } from './preview-price';
export { type LineToPrice, type PricedLine, priceLine, priceLines } from './price-lines';
export { type PricedProduct, priceProduct } from './price-product';
export { isInTime, nextBoundaryOf, type PricingInput, type PricingScope, pricingInputOf } from './pricing-queries';
export { pricePerItem, priceWithoutBonus, rowForQuantity } from './pricing-rules';
