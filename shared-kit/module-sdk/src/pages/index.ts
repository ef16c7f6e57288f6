/** Definitions of a module's pages, one file each. */
export { definePage, definePages, type PageClaimInput, type PageDefinition } from './define-page';
