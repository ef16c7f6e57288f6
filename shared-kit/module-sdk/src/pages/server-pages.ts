import type { ServerModuleOptions } from '../lifecycle/server';

/**
 * Components, loaders and form actions of the module that is built, by page name, and its public fragments. The build
 * puts this file's content in place from the module's `src/pages/*.page.tsx` (build/pages/page-tables.ts) and
 * `src/fragments/*.fragment.tsx`; there is none outside of a build.
 */
export const serverPages: Pick<ServerModuleOptions, 'pages' | 'loaders' | 'actions' | 'fragments' | 'islandPages'> =
  outsideOfBuild();

function outsideOfBuild(): never {
  throw new Error('Failed to list the pages: only a build knows them. Import the page files themselves.');
}
