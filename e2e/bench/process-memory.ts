import type { BenchContext } from './bench-context';
import type { Measurement } from './measurement';
import { childrenOf, ownMegabytes, programOf } from './processes';

/** Resident memory of a process and its children, MB. */
export function residentMegabytes(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + residentMegabytes(child), ownMegabytes(pid));
}

/** The largest of the processes that render for a page server. */
function renderProcesses(pageServer: number | undefined): Measurement[] {
  const sizes = pageServer === undefined ? [] : childrenOf(pageServer).map(ownMegabytes);
  if (sizes.length === 0) return [];
  const what = `largest of ${sizes.length} render processes`;
  return [{ part: 'memory', what, value: Math.round(Math.max(...sizes)), unit: 'MB', budget: { atMost: 160 } }];
}

/** Memory of page server and API after all the other parts. Linux only; elsewhere nothing is measured. */
export async function measureMemory({ supervisorPid }: BenchContext): Promise<Measurement[]> {
  const row = (what: string, program: string, atMost: number, measure = residentMegabytes): Measurement[] => {
    const pid = programOf(supervisorPid, program);
    if (pid === undefined) return [];
    return [{ part: 'memory', what, value: Math.round(measure(pid)), unit: 'MB', budget: { atMost } }];
  };
  return [
    ...row('page server, after the bench', 'start-page-server', 200, ownMegabytes),
    ...renderProcesses(programOf(supervisorPid, 'start-page-server')),
    ...row('API, after the bench', 'start-api', 300),
    ...row('worker, after the bench', 'start-worker', Number.POSITIVE_INFINITY).map(({ budget: _, ...rest }) => rest),
  ];
}
