import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as runtime from '@module-federation/runtime';
import { transformSync } from 'esbuild';

// The stand-in for federation's part of the bundler, in a container as a build writes it, over the real runtime.
// Source: docs/decisions/0175.

interface BundlerRuntime {
  init(given: object): ReturnType<typeof runtime.init>;
  initContainerEntry(given: object): Promise<unknown>;
  I(given: object): Promise<unknown>;
  consumes(given: object): void;
}

function readBundlerRuntime(): BundlerRuntime {
  const source = readFileSync(join(__dirname, 'stand-ins/plain-bundler-runtime.mjs'), 'utf8');
  const { code } = transformSync(source, { format: 'cjs', loader: 'js' });
  const module = { exports: { default: { bundlerRuntime: {} as BundlerRuntime } } };
  new Function('module', 'exports', 'require', code)(module, module.exports, (name: string) => {
    if (name !== '@module-federation/runtime') throw new Error(`Failed to load ${name}: the test has none.`);
    return runtime;
  });
  return module.exports.default.bundlerRuntime;
}

const bundler = readBundlerRuntime();
let made = 0;

/** A shell that provides `thing` 1.2.0, and a module's container that needs version `wanted` of `shareKey`. */
function startContainer({
  shareKey = 'thing',
  wanted = '^1.0.0',
  get = async (): Promise<() => unknown> => () => 'a thing',
}) {
  made += 1;
  const shell = runtime.createInstance({
    name: `shell${made}`,
    remotes: [],
    shared: { thing: { version: '1.2.0', get, shareConfig: { singleton: true, requiredVersion: '^1.2.0' } } },
  });
  shell.initializeSharing('default');
  const federation = {
    initOptions: { name: `module${made}`, remotes: [], shareStrategy: 'version-first', shared: {} },
  };
  const factories: Record<string, (module: { exports: unknown }) => void> = {};
  const webpackRequire = {
    federation: { ...federation, instance: undefined as ReturnType<typeof runtime.init> | undefined },
    m: factories,
    c: {},
    I: (shareScopeName: string, initScope: unknown[]) => bundler.I({ shareScopeName, initScope, webpackRequire }),
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        7: {
          shareKey,
          shareScope: ['default'],
          requiredVersion: wanted,
          singleton: true,
          strictVersion: true,
          eager: false,
          fallback: () => () => {
            throw new Error(`Can not get '${shareKey}'`);
          },
        },
      },
    },
  };
  const instance = bundler.init({ webpackRequire });
  const loadShare = jest.spyOn(instance, 'loadShare');
  webpackRequire.federation.instance = instance;
  const installedModules: Record<string, unknown> = {};
  return {
    loadShare,
    start: () =>
      bundler.initContainerEntry({
        webpackRequire,
        shareScope: shell.shareScopeMap.default,
        initScope: [],
        shareScopeKey: 'default',
        remoteEntryInitOptions: { version: '' },
      }),
    async load(chunkId = 'a-chunk') {
      const promises: unknown[] = [];
      const chunkMapping = { 'a-chunk': [7] };
      bundler.consumes({ chunkId, promises, installedModules, chunkMapping, webpackRequire });
      await Promise.all(promises);
      return promises.length;
    },
    /** What an import in the chunk gets. */
    read() {
      const module = { exports: undefined as unknown };
      const factory = factories[7];
      if (!factory) throw new Error('Failed to import: the package was not asked for.');
      factory(module);
      return module.exports;
    },
  };
}

test('a chunk gets the shell\u2019s package before it runs, and one that needs none waits for none', async () => {
  const get = jest.fn(async () => () => 'a thing');
  const container = startContainer({ get });
  await container.start();
  expect(await container.load('another-chunk')).toBe(0);
  expect(get).not.toHaveBeenCalled();
  await container.load();
  await container.load();
  expect(container.read()).toBe('a thing');
  expect(get).toHaveBeenCalledTimes(1);
});

test('a version that does not fit throws where it is imported, and the chunk is there', async () => {
  const container = startContainer({ wanted: '^2.0.0' });
  await container.start();
  await container.load();
  expect(() => container.read()).toThrow(/Version 1\.2\.0 .* does not satisfy/);
});

test('a package that nobody provides throws where it is imported', async () => {
  const container = startContainer({ shareKey: 'nothing' });
  await container.start();
  await container.load();
  expect(() => container.read()).toThrow("Can not get 'nothing'");
});

test('the runtime is asked again for a package that could not be had, and once for one that could', async () => {
  const lost = startContainer({ get: async () => Promise.reject(new Error('The script could not be loaded.')) });
  await lost.start();
  await lost.load();
  expect(() => lost.read()).toThrow('The script could not be loaded.');
  await lost.load();
  expect(lost.loadShare).toHaveBeenCalledTimes(2);
  const had = startContainer({});
  await had.start();
  await had.load();
  await had.load();
  expect(had.loadShare).toHaveBeenCalledTimes(1);
});
