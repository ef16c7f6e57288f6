import type { AppScripts, HostParts, PartName } from './host-services';
import { requestPrefetchedScripts } from './request-ahead';

/** Name of the app part's entry script, beside the host's own. */
const ENTRY = 'main.js';

export interface AppPartOptions {
  /** Address of the folder with the shell's scripts. */
  folder: string;
  parts: HostParts;
  /** Loads what the page's data lack for it. @param attempt from 0 */
  prepare(attempt: number): Promise<void>;
  /** Before a retry: no cached or hanging request of the shell's scripts is used again. */
  onRetry(): void;
  /** Called with each failed attempt. */
  onFailed(error: unknown, part: PartName): void;
  onStarted(part: PartName): void;
}

export interface AppStarter {
  /** Starts the part, once; after a failure again. Resolves when it runs, also when the attempt failed. */
  start(part: PartName): Promise<void>;
}

/** Loads and starts the app part on request: all of it, or only what islands need and the rest later. */
export function createAppStarter(options: AppPartOptions): AppStarter {
  let scripts: AppScripts | undefined;
  let failures = 0;
  let isWhole = false;
  const starting: Partial<Record<PartName, Promise<void>>> = {};
  /** The attempt that runs: the other part's comes after it. */
  let running: Promise<void> | undefined;
  const attempt = async (part: PartName) => {
    // It includes what islands need.
    if (isWhole) return;
    if (failures > 0) options.onRetry();
    try {
      const prepared = options.prepare(failures);
      // When both fail, the first failure is the one that is shown.
      prepared.catch(() => undefined);
      // A repeated attempt requests what failed, under other addresses.
      if (part === 'islands' && failures === 0)
        prepared.then(() => requestPrefetchedScripts(options.folder)).catch(() => undefined);
      scripts ??= await requestEntry(options.folder);
      // The hashes of the chunks are among what is loaded.
      await prepared;
      if (part === 'app') (await scripts.app()).startApp(options.parts);
      else (await scripts.islands()).startIslandsPart(options.parts);
      failures = 0;
      isWhole = part === 'app';
      options.onStarted(part);
    } catch (error) {
      failures += 1;
      delete starting[part];
      options.onFailed(error, part);
    }
    running = undefined;
  };
  return {
    start(part) {
      running = starting[part] ??= running ? running.then(() => attempt(part)) : attempt(part);
      return running;
    },
  };
}

/** Runs the entry script and returns what it registers. */
function requestEntry(folder: string): Promise<AppScripts> {
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
