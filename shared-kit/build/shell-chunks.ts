import type { ChunkGraph, Module } from 'webpack';

/** Chunks of the shell's scripts: few, by what needs them, cached apart, loaded side by side. */
export const shellChunks = {
  cacheGroups: {
    // Code shared by two late chunks is in both: a chunk of its own would be taken for one of the first load.
    default: false,
    defaultVendors: false,
    react: {
      test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      name: 'react',
      chunks: 'async',
      enforce: true,
      priority: 30,
    },
    // A fragment on an islands page that uses queries needs nothing of pages.
    query: {
      test: /node_modules[\\/]@tanstack[\\/]|module-sdk[\\/]src[\\/]query[\\/]/,
      name: 'query',
      chunks: 'async',
      enforce: true,
      priority: 30,
    },
    pages: {
      test: /node_modules[\\/](i18next|single-spa|single-spa-react)[\\/]|module-sdk[\\/]src[\\/]lifecycle[\\/]page[\\/]/,
      name: 'pages',
      chunks: 'async',
      enforce: true,
      priority: 30,
    },
    platform: {
      test: isOfPlatform,
      name: 'platform',
      chunks: (chunk: NamedChunk) => chunk.name !== 'main',
      enforce: true,
      priority: 20,
    },
  },
} as const;

const PLATFORM =
  /node_modules[\\/]|shared-kit[\\/](build[\\/]stand-ins|module-sdk[\\/]src[\\/](bus|http|i18n|lifecycle|query|router)|contracts[\\/]src[\\/](topics|routing|money|store-time))[\\/]/;

interface NamedChunk {
  name?: string | null | undefined;
}

/**
 * Packages and kit parts of the first load, and the part that starts islands, which pages need too; a late chunk reuses
 * it and adds only its own.
 */
function isOfPlatform(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  // The place of a shared package. It stays where it is needed: what provides the package must not wait for it.
  const file = module.nameForCondition();
  if (file === null) return false;
  const chunks: NamedChunk[] = [...chunkGraph.getModuleChunksIterable(module)];
  if (chunks.some(({ name }) => name === 'islands')) return true;
  return PLATFORM.test(file) && chunks.some(({ name }) => name !== 'main' && !name?.startsWith('later-'));
}

/** Chunks of the shell that no island needs: of pages that React shows, and of the consumers of queries. */
export const FOR_PAGES: readonly string[] = ['app', 'page-lifecycles', 'pages', 'query'];
