/**
 * The contract between the shell and a module, as plain data: contents of a manifest, inline data of a page, input of a
 * rendering. What a module exports is `@aksamit/module-sdk/platform`. Contract number 1; a change that breaks a built
 * module raises the number. Source: docs/decisions and the module's README.
 */
export type { BrandCompany, MarketBrand } from '../market-brand';
export { PLATFORM_CONTRACT } from '../platform-number';
export * from '../release-examples';
export * from '../release-manifest';
export * from './browser-release';
export * from './form-action';
export * from './inline-page';
export * from './page-context';
export * from './page-head';
export * from './publication';
export * from './rendering';
