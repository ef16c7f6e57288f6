import type { PageLoader } from '@aksamit/shared-kit/lifecycle';

/** Loaders by page name: what a page needs of the API before it is rendered on the server. A page without one needs nothing. */
export const loaders: Readonly<Record<string, PageLoader>> = {};
