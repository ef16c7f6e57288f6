import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When a process began, as an opaque text that differs for two processes with the same number, also across restarts of
 * the machine. Undefined: there is no such process.
 */
export function processBirth(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in brackets may hold spaces and brackets itself: count fields after the last one.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return undefined;
      return `${boot} ${fields[19]}`;
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
