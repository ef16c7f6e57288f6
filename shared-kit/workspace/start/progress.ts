/** Prints one line per phase with its seconds. A phase that may take long announces beforehand what it does. */
export interface Progress {
  /** A note for the person while starting or running. */
  note(text: string): void;
  /** Runs a phase; `done` names what was done, from the phase's result. */
  phase<T>(text: string, work: () => Promise<T>, done?: (result: T) => string): Promise<T>;
}

export function createProgress(write: (line: string) => void, now: () => number = Date.now): Progress {
  return {
    note: (text) => write(`  ${text}`),
    async phase(text, work, done) {
      const began = now();
      write(`… ${text}`);
      const result = await work();
      write(`✓ ${done?.(result) ?? text} (${((now() - began) / 1000).toFixed(1)} s)`);
      return result;
    },
  };
}
