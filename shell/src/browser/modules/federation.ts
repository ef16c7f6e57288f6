import type { BrowserRelease } from '@aksamit/contracts/platform';
import { PLATFORM_CONTRACT } from '@aksamit/contracts/platform-number';
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ScriptAttempts } from './script-guard';

type Federation = NonNullable<ReturnType<typeof getInstance>>;

/** Loads the exposed modules of the releases that this page names. */
export interface ModuleLoader {
  /** `app` or `fragment-<name>`; rejects when it cannot be loaded or has another contract version. */
  load<T extends { contract: number }>(module: string, expose: string): Promise<T>;
  /** Drops a module's failed container, so that the next load requests it again. */
  renew(module: string): void;
}

/** Global name of a module's container, as set by its build. */
function containerName(module: string): string {
  return `aksamit_${module.replaceAll('-', '_')}`;
}

function federationInstance(): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('Failed to start federation: the shell was built without it. Build it again.');
  return instance;
}

/** Entries are guarded like all other scripts of a release. */
const guardPlugin: ModuleFederationRuntimePlugin = {
  name: 'script-guard',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    window.aksamitScriptGuard?.(script);
    return script;
  },
};

/** Registers the page's releases with the federation runtime. `scripts` belongs to the page's guard. */
export function createModuleLoader(
  releases: readonly BrowserRelease[],
  { addressOf, requestAgain }: ScriptAttempts,
): ModuleLoader {
  const federation = federationInstance();
  const remote = ({ name, baseUrl, entry }: BrowserRelease) => ({
    name: containerName(name),
    entry: addressOf(name, new URL(baseUrl + entry, location.origin)),
  });
  federation.registerPlugins([guardPlugin]);
  federation.registerRemotes(releases.map(remote));
  return {
    async load<T extends { contract: number }>(module: string, expose: string) {
      const loaded = await federation.loadRemote<T>(`${containerName(module)}/${expose}`);
      if (!loaded)
        throw new Error(`Failed to load ${module}/${expose}: the module does not have it. Publish one that does.`);
      if (loaded.contract !== PLATFORM_CONTRACT)
        throw new Error(
          `Failed to load ${module}/${expose}: contract ${loaded.contract}, the page needs ${PLATFORM_CONTRACT}.`,
        );
      return loaded;
    },
    renew(module) {
      const release = releases.find(({ name }) => name === module);
      if (!release) return;
      requestAgain(release);
      federation.registerRemotes([remote(release)], { force: true });
    },
  };
}
