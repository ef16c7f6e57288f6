import type { BusHandle } from '@aksamit/shared-kit/bus';

interface Problem {
  module: string;
  version: string;
  phase: string;
  error: unknown;
}

/** Collects problems of modules and of the bus, and publishes them under topic `problem` once there is a bus. */
export function createProblemReport() {
  let shell: BusHandle | undefined;
  const report = ({ module, version, phase, error }: Problem) => {
    const message = error instanceof Error ? error.message : String(error);
    console.warn(`${module}@${version} failed (${phase}): ${message}`);
    shell?.publish('problem', { module, version, phase, message });
  };
  return {
    report,
    onViolation: ({ module, topic, message }: { module: string; topic: string; message: string }) =>
      report({ module, version: '', phase: `bus ${topic}`, error: new Error(message) }),
    publishTo(handle: BusHandle) {
      shell = handle;
    },
  };
}
