import { readFileSync } from 'node:fs';

/** Content of a file under /proc; empty when the process has ended. */
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Process ids of a process's children. Linux only; elsewhere there are none. */
export const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Resident memory of a process without its children, MB; 0 when it has ended. */
export const ownMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The shop's process that runs a program, by a part of its command. */
export const programOf = (supervisorPid: number, program: string): number | undefined =>
  childrenOf(supervisorPid).find((pid) => read(`/proc/${pid}/cmdline`).includes(program));

/** Milliseconds of a tick of the kernel's counters (USER_HZ, 100 on every Linux that Node runs on). */
const TICK_MS = 10;

/** Processor time of a process and of its ended children that it waited for, milliseconds. */
function ticks(pid: number): { own: number; ended: number } {
  // The second field, a name, may contain blanks.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  const sum = (...positions: number[]) => positions.reduce((total, at) => total + Number(fields[at] ?? 0), 0) * TICK_MS;
  return { own: sum(11, 12), ended: sum(13, 14) };
}

/** Processor time of a process and of its children, milliseconds since their start. */
export function processorMs(pid: number): { own: number; children: number } {
  const { own, ended } = ticks(pid);
  return { own, children: childrenOf(pid).reduce((sum, child) => sum + ticks(child).own, ended) };
}
