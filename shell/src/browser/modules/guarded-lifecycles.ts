import type { BrowserModule, ModuleProps } from '@aksamit/module-sdk/platform';
import type { AppProps, LifeCycleFn } from 'single-spa';
import { NavigatedAwayError, withDeadline } from './deadline';

export const MOUNT_DEADLINE_MS = 2000;
/** The next page waits for this one to unmount. */
export const UNMOUNT_DEADLINE_MS = 500;

export type LifecyclePhase = 'mount' | 'unmount';

export interface LifecycleWatch {
  name: string;
  /** Whether the visitor has navigated to another module's page. */
  hasNavigatedAway(): boolean;
  onFailure(phase: LifecyclePhase, error: unknown): void;
  /** Called when the module was unmounted, with or without an error. */
  onUnmounted(): void;
}

type Lifecycles = Pick<BrowserModule, 'bootstrap' | 'mount' | 'unmount'>;
type Props = ModuleProps & AppProps;

/** A lifecycle may be several functions, run one after the other. */
async function run(lifecycle: Lifecycles['mount'], props: Props): Promise<void> {
  for (const one of [lifecycle].flat()) await one(props);
}

/**
 * A module's lifecycles as single-spa receives them: they always resolve in time. A module that fails or hangs is
 * reported and shown as failed, while single-spa continues as if it had succeeded. Otherwise single-spa would wait for
 * a hung module, clean up a broken one and wait again, and never retry it.
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
      const deadline = { deadlineMs: MOUNT_DEADLINE_MS, hasNavigatedAway: watch.hasNavigatedAway };
      try {
        await withDeadline(mounting, `the mounting of ${watch.name}`, deadline);
      } catch (error) {
        if (error instanceof NavigatedAwayError) return;
        isBroken = true;
        started = undefined;
        watch.onFailure('mount', error);
      }
    },
    async unmount(props) {
      const deadline = { deadlineMs: UNMOUNT_DEADLINE_MS };
      try {
        await withDeadline(run(module.unmount, props), `the unmounting of ${watch.name}`, deadline);
      } catch (error) {
        // A module that was never mounted completely may fail to unmount; this is not reported.
        if (!isBroken) watch.onFailure('unmount', error);
      }
      watch.onUnmounted();
    },
  };
}
