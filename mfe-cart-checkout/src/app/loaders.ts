import type { PageLoader } from '@aksamit/shared-kit/lifecycle';

/** Every page is private: there is nothing to fetch before the browser is there. */
export const loaders: Readonly<Record<string, PageLoader>> = {};
