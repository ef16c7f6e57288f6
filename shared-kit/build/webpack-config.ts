import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { BROWSER_FRAGMENT } from './fragments/fragment-tables';
import { GuardedScriptsPlugin } from './guarded-scripts';
import { BROWSER_ISLAND } from './islands/island-tables';
import { CollectUsesPlugin } from './module-uses/collect-uses';
import { OneSharingPlugin } from './one-sharing';
import { pageRules } from './pages/page-rules';
import type { ReadDeclaration } from './pages/read-declaration';
import { responseShapes } from './response-shapes/response-shapes';
import { usedCalls } from './response-shapes/used-calls';
import { packageFolder, providedName, sharedPackages } from './shared-packages';
import { shellChunks } from './shell-chunks';
import { standInPlugins } from './stand-ins';

export type BuildMode = 'production' | 'development';

export interface BuildTarget {
  /** The module's folder. */
  folder: string;
  /** Name as in manifest.ts. */
  name: string;
  version: string;
  mode: BuildMode;
  /** Release folder that is written. */
  output: string;
  /** Names of the fragments that it offers. */
  fragments: readonly string[];
  /** Names of its islands. Omitted: it is built for a developer's server, where browsers render whole pages. */
  islands?: readonly string[];
  /** What the module declares, for a build that runs once. Omitted: a watching build reads it after each change. */
  declared?: ReadDeclaration;
  /** What a dev server replaces after a change: components, which keep their state, or whole pages. */
  devServer?: 'components' | 'pages';
  /** Collects the module's uses of others, over its browser and its server build. */
  uses?: CollectUsesPlugin;
}

const require = createRequire(import.meta.url);

/** Global variable under which federation finds a module's container; names of variables have no dashes. */
export function containerName(module: string): string {
  return `aksamit_${module.replaceAll('-', '_')}`;
}

/**
 * The federation runtime's ES modules, also for those that `require` it: without this the host carries both forms, 12
 * KB more in every first load and two separate runtimes.
 */
const federationRuntime = Object.fromEntries(
  ['runtime-tools', 'runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'].map((name) => [
    `@module-federation/${name}$`,
    join(packageFolder(`@module-federation/${name}`), 'dist/index.js'),
  ]),
);

/**
 * Installed from a registry the kit is scripts, for Node too. Here it is imported as from its sources, where the default
 * of a CommonJS module that the page server provides is what it exports as such.
 */
const installedKit = {
  test: /[\\/]node_modules[\\/]@aksamit[\\/](?!.*node_modules).*\.js$/,
  type: 'javascript/auto',
};

function baseConfig(target: BuildTarget): Configuration {
  const { folder, version, mode, devServer } = target;
  return {
    mode,
    context: folder,
    devtool: false,
    cache: false,
    // TypeScript has checked it; compiling the schema of all options takes each build 2 s.
    validate: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // rxjs has a build with native classes under `es2015`, a fifth smaller than its default.
      conditionNames: ['es2015', '...'],
      alias: federationRuntime,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: {
                  react: {
                    runtime: 'automatic',
                    development: mode === 'development',
                    refresh: devServer === 'components',
                    ...(devServer ? { importSource: join(import.meta.dirname, 'dev-jsx') } : {}),
                  },
                },
              },
            },
          },
        },
        // The page's policy knows no files of styles, and a file would be one more request.
        { test: /\.css$/, type: 'asset/source', use: join(import.meta.dirname, 'css-text-loader.cjs') },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        'process.env.NODE_ENV': JSON.stringify(mode),
        __RESPONSE_SHAPES__: shapesOfCalls(target, (call) => !isStaffCall(call)),
        __STAFF_RESPONSE_SHAPES__: shapesOfCalls(target, isStaffCall),
      }),
      target.uses ?? new CollectUsesPlugin(target),
    ],
  };
}

const isStaffCall = (call: string): boolean => call.includes(' /admin/');

/**
 * What these calls of a module answer, for its chunk `later-response-contract`, or `later-staff-response-contract`; rebuilt
 * when a source changes.
 */
function shapesOfCalls({ folder, name }: BuildTarget, isWanted: (call: string) => boolean) {
  const isShell = name === 'shell';
  const own = join(folder, isShell ? 'src/browser' : 'src');
  // The kit's components that modules bundle make calls too; the shell has none of those.
  const folders = isShell ? [own] : [own, dirname(require.resolve('@aksamit/ui/files'))];
  return webpack.DefinePlugin.runtimeValue(() => JSON.stringify(responseShapes(usedCalls(folders).filter(isWanted))), {
    contextDependencies: folders,
  });
}

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own: a process for it takes longer to start than a module's scripts to minify.
    parallel: false,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true },
  }),
];

/** A module's chunks are small: a few duplicate bytes cost less than one more request. */
const moduleChunks = { minSize: 80_000 };

/** Name of the chunk of an expose (`app`, `fragment-mini-cart`). */
export const exposeChunk = (name: string): string => `__federation_expose_${name.replaceAll('-', '_')}`;

const exposed = (name: string, request: string) => [`./${name}`, { import: request, name: exposeChunk(name) }] as const;

/** Browser build: the shell's scripts, or a module's federation container with its app and fragments. */
export function browserConfig(target: BuildTarget): Configuration {
  const isShell = target.name === 'shell';
  const base = baseConfig(target);
  const fragments = target.fragments.map((name) => exposed(`fragment-${name}`, `${BROWSER_FRAGMENT}?fragment=${name}`));
  const islands = (target.islands ?? []).map((name) => exposed(`island-${name}`, `${BROWSER_ISLAND}?island=${name}`));
  return {
    ...base,
    name: `${target.name} browser`,
    module: {
      rules: [...(base.module?.rules ?? []), ...pageRules(target.folder, 'browser', target.declared), installedKit],
    },
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/browser/index.ts' } : {},
    output: {
      path: join(target.output, 'browser'),
      publicPath: `/assets/${target.name}/${target.version}/browser/`,
      uniqueName: containerName(target.name),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer,
      splitChunks: isShell ? shellChunks : moduleChunks,
    },
    plugins: [
      ...(base.plugins ?? []),
      ...standInPlugins(),
      new OneSharingPlugin(),
      new GuardedScriptsPlugin(),
      new ModuleFederationPlugin({
        name: containerName(target.name),
        filename: isShell ? 'container.js' : 'remoteEntry.js',
        manifest: false,
        dts: false,
        ...(isShell
          ? { experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } } }
          : {
              exposes: Object.fromEntries([exposed('app', './src/entry-browser.tsx'), ...fragments, ...islands]),
              // A module has no remotes: the shell loads all of them.
              experiments: {
                externalRuntime: true,
                optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
              },
            }),
        shared: sharedPackages(isShell ? 'host' : 'remote'),
      }),
    ],
  };
}

/**
 * Build of the shell's host: what every page evaluates, without federation, React and the packages that modules share.
 * It goes into the folder of the browser build and is run after it. Source: docs/decisions/0167.
 */
export function hostConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target);
  return {
    ...base,
    name: `${target.name} host`,
    target: ['web', 'es2022'],
    entry: { host: './src/browser/host/index.ts' },
    output: {
      path: join(target.output, 'browser'),
      publicPath: `/assets/${target.name}/${target.version}/browser/`,
      uniqueName: `${containerName(target.name)}_host`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: false,
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [...(base.plugins ?? []), new GuardedScriptsPlugin()],
  };
}

/** Server build: one CommonJS file; null when the folder has no server entry (the shell renders its own chrome). */
export function serverConfig(target: BuildTarget): Configuration | null {
  if (!existsSync(join(target.folder, 'src/entry-server.tsx'))) return null;
  const base = baseConfig(target);
  return {
    ...base,
    name: `${target.name} server`,
    module: {
      rules: [...(base.module?.rules ?? []), ...pageRules(target.folder, 'server', target.declared), installedKit],
    },
    target: 'node20',
    entry: { server: './src/entry-server.tsx' },
    output: {
      path: target.output,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: false,
    },
    optimization: { minimize: false },
    externals: providedExternals((_imported, provided) => provided),
  };
}

/**
 * Leaves out of a server bundle what the page server provides.
 * @param nameOf name by which the bundle requires it, from the imported one and that of the page server
 */
export function providedExternals(
  nameOf: (imported: string, provided: string) => string,
): NonNullable<Configuration['externals']> {
  return [
    ({ request = '' }, callback) => {
      const provided = providedName(request);
      return provided === undefined ? callback() : callback(undefined, `commonjs ${nameOf(request, provided)}`);
    },
  ];
}
