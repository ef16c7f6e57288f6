import type { BrowserFragment } from '../platform';

/**
 * Script of a fragment (`?fragment=<name>`). The build puts this file's content in place from the module's
 * `src/fragments/*.fragment.tsx` (build/fragments/fragment-tables.ts); there is none outside of a build.
 */
export const { contract, mount }: BrowserFragment = outsideOfBuild();

function outsideOfBuild(): never {
  throw new Error('Failed to show a fragment: only a build knows its script. Import the fragment file itself.');
}
