import type { PlainBusHandle } from '@aksamit/module-sdk/bus';

/** An error, with the release that it belongs to as far as that is known. */
export interface Problem {
  phase: string;
  error: unknown;
  module?: string;
  version?: string;
  /** Script in which it happened, when the error itself does not name it. */
  script?: string;
}

interface ModuleProblem extends Problem {
  module: string;
  version: string;
}

/** How many problems are queued until a consumer registers. */
const MAX_WAITING = 20;

/**
 * Collects problems of modules and of the bus, and publishes them under topic `problem` once there is a bus. One
 * consumer receives all of them with their errors, also the earlier ones.
 */
export function createProblemReport() {
  let shell: PlainBusHandle | undefined;
  let waiting: Problem[] = [];
  let onFirst = () => {};
  let pass = (problem: Problem) => {
    if (waiting.length < MAX_WAITING) waiting.push(problem);
    onFirst();
  };
  const report = (problem: ModuleProblem) => {
    const { module, version, phase, error } = problem;
    const message = error instanceof Error ? error.message : String(error);
    console.warn(`${module}@${version} failed (${phase}): ${message}`);
    shell?.publish('problem', { module, version, phase, message });
    pass(problem);
  };
  return {
    report,
    publishTo(handle: PlainBusHandle) {
      shell = handle;
    },
    /**
     * Also collects uncaught errors of event handlers and unhandled rejections.
     * @param onProblem called when there is a problem and no consumer
     */
    watchWindow(onProblem: () => void) {
      onFirst = onProblem;
      if (waiting.length > 0) onFirst();
      addEventListener('error', ({ error, message, filename }) =>
        pass({ phase: 'event', error: error ?? message, script: filename }),
      );
      addEventListener('unhandledrejection', ({ reason }) => pass({ phase: 'promise', error: reason }));
    },
    /** Registers the consumer: `read` receives each problem from now on, and the queued ones at once. */
    readBy(read: (problem: Problem) => void) {
      const earlier = waiting;
      waiting = [];
      pass = read;
      for (const problem of earlier) read(problem);
    },
  };
}

export type ProblemReport = ReturnType<typeof createProblemReport>;
