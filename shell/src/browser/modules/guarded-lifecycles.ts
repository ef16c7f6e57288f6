import type { BrowserModule, ModuleProps } from '@aksamit/shared-kit/contracts/platform';
import type { AppProps, LifeCycleFn } from 'single-spa';
import { LeftError, withDeadline } from './deadline';

export const MOUNT_DEADLINE_MS = 2000;
/** The next page waits for this one to go. */
export const UNMOUNT_DEADLINE_MS = 500;

export type LifecyclePhase = 'mount' | 'unmount';

export interface LifecycleWatch {
  name: string;
  /** Whether the visitor is on another module's page by now. */
  isLeft(): boolean;
  onTrouble(phase: LifecyclePhase, error: unknown): void;
  /** It is gone, well or not. */
  onUnmounted(): void;
}

type Lifecycles = Pick<BrowserModule, 'bootstrap' | 'mount' | 'unmount'>;
type Props = ModuleProps & AppProps;

/** A lifecycle may be several functions, run one after the other. */
async function run(lifecycle: Lifecycles['mount'], props: Props): Promise<void> {
  for (const one of [lifecycle].flat()) await one(props);
}

/**
 * A module's lifecycles as single-spa gets them: they always end in time and well. A module that fails or hangs is
 * reported and shown as such, while single-spa goes on as if all were fine; it would wait for a hung module, clean up a
 * broken one and wait again, and never try it a second time.
 */
export function guardLifecycles(
  module: Lifecycles,
  watch: LifecycleWatch,
): Record<keyof Lifecycles, LifeCycleFn<ModuleProps>> {
  let started: Promise<void> | undefined;
  let isBroken = false;

  const start = async (props: Props) => {
    started ??= run(module.bootstrap, props);
    await started;
    await run(module.mount, props);
  };
  return {
    // Part of the first mount, under its deadline.
    bootstrap: async () => undefined,
    async mount(props) {
      isBroken = false;
      const mounting = start(props);
      const deadline = { deadlineMs: MOUNT_DEADLINE_MS, isLeft: watch.isLeft };
      try {
        await withDeadline(mounting, `the mounting of ${watch.name}`, deadline);
      } catch (error) {
        if (error instanceof LeftError) return;
        isBroken = true;
        started = undefined;
        watch.onTrouble('mount', error);
      }
    },
    async unmount(props) {
      const deadline = { deadlineMs: UNMOUNT_DEADLINE_MS };
      try {
        await withDeadline(run(module.unmount, props), `the unmounting of ${watch.name}`, deadline);
      } catch (error) {
        // What was never mounted whole may well fail to go; that is no news.
        if (!isBroken) watch.onTrouble('unmount', error);
      }
      watch.onUnmounted();
    },
  };
}
