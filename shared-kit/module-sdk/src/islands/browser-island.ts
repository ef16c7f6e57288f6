import type { BrowserFragment } from '../platform';

/**
 * Script of an island (`?island=<name>`). The build puts this file's content in place from the module's
 * `src/islands/*.island.tsx` (build/islands/island-tables.ts); there is none outside of a build.
 */
export const { contract, mount }: BrowserFragment = outsideOfBuild();

function outsideOfBuild(): never {
  throw new Error('Failed to show an island: only a build knows its script. Import the island file itself.');
}
