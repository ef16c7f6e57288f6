import type { BrowserRelease } from '@aksamit/shared-kit/contracts/platform';
import { PLATFORM_CONTRACT } from '@aksamit/shared-kit/contracts/platform-number';
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';

type Federation = NonNullable<ReturnType<typeof getInstance>>;

/** Loads what modules expose, out of the releases that this page names. */
export interface ModuleLoader {
  /** `app` or `fragment-<name>`; rejects when it cannot be loaded or is of another contract. */
  load<T extends { contract: number }>(module: string, expose: string): Promise<T>;
  /** Forgets a module's failed container, so that the next load asks the network again. */
  renew(module: string): void;
}

/** Global name of a module's container, as its build made it. */
function containerName(module: string): string {
  return `aksamit_${module.replaceAll('-', '_')}`;
}

function federationInstance(): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('Failed to start federation: the shell was built without it. Build it again.');
  return instance;
}

/** Scripts of entries run only with the hash in their release's manifest. */
function integrityPlugin(releases: readonly BrowserRelease[]): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const path = new URL(url, location.href).pathname;
      const release = releases.find(({ baseUrl }) => path.startsWith(baseUrl));
      const integrity = release?.integrity[path.slice(release.baseUrl.length)];
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
}

/** Registers the page's releases with the federation runtime. */
export function createModuleLoader(releases: readonly BrowserRelease[]): ModuleLoader {
  const federation = federationInstance();
  const attempts = new Map<string, number>();
  const remote = (release: BrowserRelease) => {
    const attempt = attempts.get(release.name) ?? 0;
    const entry = new URL(release.baseUrl + release.entry, location.origin);
    // A script that failed or hangs is not asked for again under the same address.
    if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
    return { name: containerName(release.name), entry: entry.href };
  };
  federation.registerPlugins([integrityPlugin(releases)]);
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
      attempts.set(module, (attempts.get(module) ?? 0) + 1);
      federation.registerRemotes([remote(release)], { force: true });
    },
  };
}
