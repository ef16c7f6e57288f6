import type { BrowserRelease, ModuleDeclaration } from '@aksamit/contracts/platform';

const VERSION = 'development';

/** Path of a module's scripts on its dev server, with a slash at the end. */
export const devBasePath = (module: string): string => `/assets/${module}/${VERSION}/`;

/** A module as the page's data name it when it comes from a dev server: no hashes, no preloads. */
export function devRelease(declaration: ModuleDeclaration): BrowserRelease {
  return {
    name: declaration.name,
    version: VERSION,
    channel: 'development',
    baseUrl: devBasePath(declaration.name),
    entry: 'browser/remoteEntry.js',
    integrity: {},
    chunks: {},
    pages: declaration.pages.map(({ name, layout, rendering, patterns }) => ({ name, layout, rendering, patterns })),
    fragments: declaration.fragments.offers.map(({ name, version, reservedHeightPx, rendering }) => ({
      name,
      version,
      reservedHeightPx,
      rendering,
    })),
    publishes: declaration.bus.publishes,
    reads: declaration.bus.reads.flatMap((read) =>
      typeof read === 'string' ? [] : [{ topic: read.topic, version: read.version }],
    ),
  };
}
