import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FragmentDefinition } from '../fragments';

/**
 * Definitions of all fragments of a module, as the build finds them, for tests that look at every fragment.
 * @param folder the module's `src/fragments`
 */
export function definedFragments(folder: string): FragmentDefinition<never>[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.fragment.tsx'));
  return files.sort().map((name) => {
    const file: { default: FragmentDefinition<never> } = require(join(folder, name));
    return file.default;
  });
}
