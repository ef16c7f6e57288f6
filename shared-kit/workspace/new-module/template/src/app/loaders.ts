import type { PageLoader } from '@aksamit/module-sdk/lifecycle';

/**
 * Loaders by page name: a page's data from the API, before it is rendered on the server. A page without one needs none.
 */
export const loaders: Readonly<Record<string, PageLoader>> = {};
