import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** First line of postmaster.pid: the server's process id. Undefined when the file is missing or unreadable. */
export function postmasterPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8').split('\n')[0] ?? '', 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** A process's command line, or undefined when there is no such process. */
export function commandLine(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/**
 * Remains of a killed run in a data folder. `running`: its server still runs and must be stopped first. A pid file
 * whose number now belongs to another process (after a restart of the machine) would keep PostgreSQL from starting; it
 * is removed.
 */
export function inspectLeftOver(dataFolder: string): { running: number | undefined } {
  const pidFile = join(dataFolder, 'postmaster.pid');
  const pid = postmasterPid(pidFile);
  if (pid === undefined) return { running: undefined };
  const command = commandLine(pid);
  if (command?.includes('postgres') && command.includes(realpathSync(dataFolder))) {
    return { running: pid };
  }
  rmSync(pidFile, { force: true });
  return { running: undefined };
}
