import type { AppPart, HostParts } from './host-services';

/** Name of the app part's entry script, beside the host's own. */
const ENTRY = 'main.js';

export interface AppPartOptions {
  /** Address of the folder with the shell's scripts. */
  folder: string;
  parts(): HostParts;
  /** Loads what the page's data lack for it. @param attempt from 0 */
  prepare(attempt: number): Promise<void>;
  /** Before a retry: no cached or hanging request of the shell's scripts is used again. */
  onRetry(): void;
  /** Called with each failed attempt. */
  onFailed(error: unknown): void;
  onStarted(): void;
}

export interface AppStarter {
  /** Starts the app part, once; after a failure again. Resolves when it runs, also when the attempt failed. */
  start(): Promise<void>;
  readonly isStarted: boolean;
}

/** Loads and starts the app part on request. */
export function createAppStarter(options: AppPartOptions): AppStarter {
  let load: (() => Promise<AppPart>) | undefined;
  let starting: Promise<void> | undefined;
  let failures = 0;
  let isStarted = false;
  const attempt = async () => {
    if (failures > 0) options.onRetry();
    try {
      const prepared = options.prepare(failures);
      // When both fail, the first failure is the one that is shown.
      prepared.catch(() => undefined);
      load ??= await requestEntry(options.folder);
      // The hashes of the chunks are among what is loaded.
      await prepared;
      const { startApp } = await load();
      startApp(options.parts());
      isStarted = true;
      options.onStarted();
    } catch (error) {
      failures += 1;
      starting = undefined;
      options.onFailed(error);
    }
  };
  return {
    start() {
      starting ??= attempt();
      return starting;
    },
    get isStarted() {
      return isStarted;
    },
  };
}

/** Runs the entry script and returns what it registers. */
function requestEntry(folder: string): Promise<() => Promise<AppPart>> {
  return new Promise((resolve, reject) => {
    window.aksamitApp = resolve;
    const script = document.createElement('script');
    script.src = new URL(folder + ENTRY, location.href).href;
    window.aksamitScriptGuard?.(script);
    const fail = (why: string) => reject(new Error(`Failed to start the app part: ${ENTRY} ${why}.`));
    script.addEventListener('error', () => fail('could not be loaded'));
    // It registers while it runs; after that this changes nothing.
    script.addEventListener('load', () => fail('registered nothing'));
    document.head.append(script);
  });
}
