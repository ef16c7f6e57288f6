/** What the API, the page server and the browser agree on. Types are inferred from the schemas. */
export * from './article';
export * from './cms-page';
export * from './envelope';
export * from './image';
export * from './location';
export * from './market';
export * from './money';
export * from './platform';
export * from './product';
export * from './product-category';
export * from './search';
