import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/**
 * Package parts that no page uses and no minifier can remove, and their small replacements: 5 KB less in every first
 * load (docs/decisions/0059). Each is named by its path in a package of a pinned version; a version without it fails
 * the test beside this.
 */
export const STAND_INS: readonly { path: string; by: string }[] = [
  { path: '@module-federation/runtime-core/dist/utils/preload.js', by: 'no-preload.mjs' },
  { path: '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js', by: 'no-snapshots.mjs' },
  { path: '@module-federation/sdk/dist/logger.js', by: 'plain-logger.mjs' },
  { path: '@module-federation/webpack-bundler-runtime/dist/bundler.js', by: 'plain-bundler-runtime.mjs' },
  { path: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js', by: 'no-statics.cjs' },
];

/** Puts the stand-ins into a browser build. */
export function standInPlugins(): webpack.WebpackPluginInstance[] {
  return STAND_INS.map(({ path, by }) => {
    const pattern = `/node_modules/${path}`
      .split('/')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[\\\\/]');
    return new webpack.NormalModuleReplacementPlugin(
      new RegExp(`${pattern}$`),
      fileURLToPath(new URL(`stand-ins/${by}`, import.meta.url)),
    );
  });
}
