/** Definitions of a module's pages, one file each, and their forms. */

export { backgroundForm } from './background-form';
export { definePage, definePages, type PageClaimInput, type PageDefinition } from './define-page';
