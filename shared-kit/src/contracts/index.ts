/** What the API, the page server and the browser agree on. Types are inferred from the schemas. */

export * from './account';
export * from './article';
export * from './bundle';
export * from './cart';
export * from './cart-item-data';
export * from './cms-page';
export * from './discount-code';
export * from './envelope';
export * from './image';
export * from './is-bot';
export * from './issued-voucher';
export * from './location';
export * from './market';
export * from './money';
export * from './offer';
export * from './offer-parts';
export * from './order';
export * from './payment';
export * from './platform';
export * from './product';
export * from './product-category';
export * from './release-reports';
export * from './search';
export * from './visit';
export * from './voucher';
