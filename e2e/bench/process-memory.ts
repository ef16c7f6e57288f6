import { readFileSync } from 'node:fs';
import type { BenchContext } from './bench-context';
import type { Measurement } from './measurement';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const children = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Resident memory of a process without its children, MB; 0 when it has ended. */
function ownMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Resident memory of a process and its children, MB. */
export function residentMegabytes(pid: number): number {
  return children(pid).reduce((sum, child) => sum + residentMegabytes(child), ownMegabytes(pid));
}

/** The largest of the processes that render for a page server. */
function renderProcesses(pageServer: number | undefined): Measurement[] {
  const sizes = pageServer === undefined ? [] : children(pageServer).map(ownMegabytes);
  if (sizes.length === 0) return [];
  const what = `largest of ${sizes.length} render processes`;
  return [{ part: 'memory', what, value: Math.round(Math.max(...sizes)), unit: 'MB', budget: { atMost: 160 } }];
}

/** Memory of page server and API after all the other parts. Linux only; elsewhere nothing is measured. */
export async function measureMemory(context: BenchContext): Promise<Measurement[]> {
  const running = children(context.supervisorPid).map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`) }));
  const row = (what: string, program: string, atMost: number, measure = residentMegabytes): Measurement[] => {
    const found = running.find(({ command }) => command.includes(program));
    if (found === undefined) return [];
    return [{ part: 'memory', what, value: Math.round(measure(found.pid)), unit: 'MB', budget: { atMost } }];
  };
  return [
    ...row('page server, after the bench', 'start-page-server', 200, ownMegabytes),
    ...renderProcesses(running.find(({ command }) => command.includes('start-page-server'))?.pid),
    ...row('API, after the bench', 'start-api', 300),
    ...row('worker, after the bench', 'start-worker', Number.POSITIVE_INFINITY).map(({ budget: _, ...rest }) => rest),
  ];
}
