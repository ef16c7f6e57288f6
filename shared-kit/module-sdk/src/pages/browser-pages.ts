import type { PageComponents } from '../lifecycle';

/**
 * Components of the module that is built, by page name, each with its script. The build puts this file's content in
 * place from the module's `src/pages/*.page.tsx` (build/pages/page-tables.ts); there is none outside of a build.
 */
export const pages: PageComponents = outsideOfBuild();

function outsideOfBuild(): never {
  throw new Error('Failed to list the pages: only a build knows them. Import the page files themselves.');
}
