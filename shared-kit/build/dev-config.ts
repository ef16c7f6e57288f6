import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { KeepLastGoodPlugin } from './keep-last-good';
import { type BuildTarget, browserConfig, containerName, providedExternals, serverConfig } from './webpack-config';

type DevTarget = Omit<BuildTarget, 'mode' | 'devServer'>;

/** Changed texts are put into the objects that components already have. */
const REPLACED_TEXTS: RuleSetRule = {
  test: /[\\/]locales[\\/][^\\/]+\.json$/,
  type: 'javascript/auto',
  use: fileURLToPath(new URL('dev-texts-loader.cjs', import.meta.url)),
};

/**
 * Browser build of a module for a dev server: rebuilt in memory at every change. Nothing in it needs `eval`, so that any
 * page may load it.
 * @param replaces `components`, which keep their state, where the page has React's development build; else `pages`
 */
export function devConfig(target: DevTarget, replaces: 'components' | 'pages'): Configuration {
  const base = browserConfig({ ...target, mode: 'development', devServer: replaces });
  const keepsState = replaces === 'components';
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
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...(keepsState ? [REPLACED_TEXTS] : [])] },
    plugins: [
      ...(base.plugins ?? []),
      new KeepLastGoodPlugin(),
      ...(keepsState
        ? [new ReactRefreshPlugin({ overlay: false, library: containerName(target.name), include: /\.tsx?$/ })]
        : []),
    ],
  };
}

/**
 * Server bundle of a module under development, with an inline source map, so that stacks name sources. Null: it has
 * none.
 */
export function devServerBundle(target: DevTarget): Configuration | null {
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
