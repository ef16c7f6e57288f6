import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import { PLATFORM_CONTRACT } from '@aksamit/contracts/platform';
import type { ServerModule } from '@aksamit/module-sdk/platform';
import type { ServerBundle } from '../model/server-bundle';

/** Provides a bundle with the packages that it may use; throws for any other. */
export type Provide = (name: string) => unknown;

/**
 * Compiles server bundles once per version. A bundle runs only when it matches the hash in its manifest, and gets its
 * packages from the shell, so that React and the kit exist once. This is no sandbox: it is for the shop's own code. The
 * surrounding process denies it files, other processes and unlimited memory (decision 0084).
 */
export class BundleLoader {
  readonly #provide: Provide;
  readonly #loaded = new Map<string, ServerModule>();

  constructor(provide: Provide) {
    this.#provide = provide;
  }

  /** @throws when the hash or the contract does not match, or the bundle throws while loading */
  load(bundle: ServerBundle): ServerModule {
    const key = `${bundle.module}@${bundle.version}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const integrity = `sha384-${createHash('sha384').update(bundle.source).digest('base64')}`;
    if (integrity !== bundle.integrity) {
      throw new Error(
        `Failed to load the server bundle of ${key}: it does not fit its hash. Publish the release again.`,
      );
    }
    const loaded = serverModuleOf(key, this.#evaluate(key, bundle.source));
    this.#loaded.set(key, loaded);
    return loaded;
  }

  /** Drops bundles that are not deployed any more. */
  keepOnly(bundles: readonly ServerBundle[]): void {
    const live = new Set(bundles.map(({ module, version }) => `${module}@${version}`));
    for (const key of this.#loaded.keys()) if (!live.has(key)) this.#loaded.delete(key);
  }

  #evaluate(key: string, source: string): unknown {
    const module: { exports: unknown } = { exports: {} };
    const run = compileFunction(source, ['module', 'exports', 'require'], { filename: `${key}/server.cjs` });
    run(module, module.exports, (name: string) => this.#provide(name));
    return module.exports;
  }
}

function serverModuleOf(key: string, exported: unknown): ServerModule {
  for (const candidate of [propertyOf(exported, 'module'), propertyOf(exported, 'default'), exported]) {
    if (isServerModule(candidate)) return candidate;
  }
  throw new Error(
    `Failed to load the server bundle of ${key}: it exports no module of contract ${PLATFORM_CONTRACT}. ` +
      'Export `module` from entry-server.',
  );
}

function isServerModule(value: unknown): value is ServerModule {
  return propertyOf(value, 'contract') === PLATFORM_CONTRACT && typeof propertyOf(value, 'render') === 'function';
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
