/** Contracts between the staff area and the API: the calls under /admin. Source: calls.md, "Staff calls". */

export * from './administration';
export * from './api-keys';
export * from './articles';
export * from './calendar';
export * from './charity';
export * from './content';
export * from './customers';
export * from './desk';
export * from './desk-visits';
export * from './editing';
export * from './figures';
export * from './offer';
export * from './orders';
export * from './page-drafts';
export * from './price-changes';
export * from './promo-bars';
export * from './releases';
export * from './sales';
export * from './salons';
export * from './shifts';
export * from './tills';
export * from './tools';
export * from './waiting-list';
export * from './webhooks';
