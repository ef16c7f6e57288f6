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

/** Resident memory of a process and what it started, MB. */
export function residentMegabytes(pid: number): number {
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024;
  return children(pid).reduce((sum, child) => sum + residentMegabytes(child), own);
}

/** Memory of page server and API after all the other parts. Linux only; elsewhere nothing is measured. */
export async function measureMemory(context: BenchContext): Promise<Measurement[]> {
  const running = children(context.supervisorPid).map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`) }));
  const row = (what: string, program: string, atMost: number): Measurement[] => {
    const found = running.find(({ command }) => command.includes(program));
    if (found === undefined) return [];
    return [{ part: 'memory', what, value: Math.round(residentMegabytes(found.pid)), unit: 'MB', budget: { atMost } }];
  };
  return [
    ...row('page server, after the bench', 'start-page-server', 350),
    ...row('API, after the bench', 'start-api', 300),
    ...row('worker, after the bench', 'start-worker', Number.POSITIVE_INFINITY).map(({ budget: _, ...rest }) => rest),
  ];
}
