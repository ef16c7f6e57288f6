import { createRequire } from 'node:module';
import type { DeclaredIsland } from './read-islands';

const require = createRequire(import.meta.url);

/** File of the kit whose content the build replaces by an island's script. */
export const BROWSER_ISLAND = require.resolve('@aksamit/module-sdk/islands/browser');

/**
 * Content of the kit's `islands/browser?island=<name>`: the script that the host loads when the island starts. It is a
 * fragment's, so that an island needs nothing of a shell that fragments do not.
 * @param module the module's name
 */
export function islandScript(module: string, { name, file }: DeclaredIsland): string {
  return [
    "import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';",
    `import island from ${JSON.stringify(file)};`,
    'export const { contract, mount } = createBrowserFragment({',
    `  module: ${JSON.stringify(module)},`,
    `  name: ${JSON.stringify(name)},`,
    '  component: island.component,',
    '  resources: island.texts,',
    '});',
  ].join('\n');
}
