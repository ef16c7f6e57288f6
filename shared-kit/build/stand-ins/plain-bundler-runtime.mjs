// Replaces federation's part of the bundler, most of which is for builds that this platform has none of: remotes that a
// build knows, shared packages that a deployment server has shaken, layers, packages that an entry itself needs. Which
// version is taken, and whether it fits, is decided by the runtime, as before. See build/stand-ins.ts.

import { init } from '@module-federation/runtime';

const bundlerRuntime = {
  /** Starts the runtime's instance of a build. */
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),

  /** Starts a module's container with the share scope of the shell. */
  initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions, shareScopeKey }) {
    const { instance, initOptions } = webpackRequire.federation;
    instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
    const { shareScopeMap: hostShareScopeMap = {} } = remoteEntryInitOptions ?? {};
    instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
    return webpackRequire.I(shareScopeKey, initScope);
  },

  /** Adds what a build provides to a share scope. */
  I({ shareScopeName, webpackRequire, initScope }) {
    const { instance } = webpackRequire.federation;
    const strategy = instance.options.shareStrategy;
    return Promise.all(instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' }));
  },

  /** Gets the shared packages of a chunk before it runs. One that cannot be had throws where it is imported. */
  consumes({ chunkId, promises, installedModules, chunkMapping, webpackRequire }) {
    const { federation, consumesLoadingData, m: modules, c: cache } = webpackRequire;
    for (const moduleId of chunkMapping[chunkId] ?? []) {
      const { shareKey, shareScope, fallback, ...shareConfig } =
        consumesLoadingData.moduleIdToConsumeDataMapping[moduleId];
      const provide = (give) => {
        modules[moduleId] = (module) => {
          delete cache[moduleId];
          module.exports = give();
        };
      };
      installedModules[moduleId] ??= federation.instance
        .loadShare(shareKey, {
          customShareInfo: { shareConfig, scope: shareScope },
          context: { trigger: 'build', moduleId, chunkId },
        })
        // The runtime answers `false` for a package that nobody provides.
        .then((factory) => factory || fallback())
        .then((factory) => {
          installedModules[moduleId] = 0;
          provide(factory);
        })
        .catch((error) => {
          // Another chunk that needs it asks again.
          delete installedModules[moduleId];
          provide(() => {
            throw error;
          });
        });
      promises.push(installedModules[moduleId]);
    }
  },
};

export default { runtime: { init }, bundlerRuntime, bundlerRuntimeOptions: {} };
