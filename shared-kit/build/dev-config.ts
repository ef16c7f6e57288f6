import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { KeepLastGoodPlugin } from './keep-last-good';
import { type BuildTarget, browserConfig, containerName, providedExternals, serverConfig } from './webpack-config';

/**
 * Browser build of a module for a dev server: rebuilt in memory at every change, with components that keep their state
 * when they are replaced. Nothing in it needs `eval`, so that any page may load it.
 */
export function devConfig(target: Omit<BuildTarget, 'mode' | 'refresh'>): Configuration {
  const base = browserConfig({ ...target, mode: 'development', refresh: true });
  return {
    ...base,
    cache: { type: 'memory' },
    devtool: 'cheap-module-source-map',
    output: {
      ...base.output,
      // For any page address: the scripts are loaded from beside the entry.
      publicPath: 'auto',
      chunkFilename: '[name].js',
      clean: false,
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /[\\/]locales[\\/][^\\/]+\.json$/,
          type: 'javascript/auto',
          use: fileURLToPath(new URL('dev-texts-loader.cjs', import.meta.url)),
        },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new KeepLastGoodPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: containerName(target.name), include: /\.tsx?$/ }),
    ],
  };
}

/**
 * Server bundle of a module under development, with an inline source map, so that stacks name sources. Null: it has
 * none.
 */
export function devServerBundle(target: Omit<BuildTarget, 'mode' | 'refresh'>): Configuration | null {
  const base = serverConfig({ ...target, mode: 'development' });
  if (base === null) return null;
  return {
    ...base,
    cache: { type: 'memory' },
    devtool: 'inline-source-map',
    // No page server runs it: a process of the dev server does, with the installed packages.
    externals: providedExternals((imported) => imported),
    output: { ...base.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  };
}
