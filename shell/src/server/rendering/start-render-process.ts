import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RenderProcessStart {
  workerFile: string;
  limits: RenderProcessLimits;
  /** Milliseconds between two signs of life. */
  pulseMs: number;
}

export interface RenderProcessLimits {
  /** Of the V8 heap's old generation, megabytes. */
  heapMb: number;
  /** Of all private writable memory, the heap and what lies outside of it, megabytes. Heeded on Linux. */
  dataMb: number;
  /** Resident memory with which it is replaced once its pages are done, megabytes. */
  residentMb: number;
}

/** 8 MB of new objects survive until the next page at most; more costs memory in each process and gains nothing. */
const SEMI_SPACE_MB = 8;

/** Permission model under the name that this version of Node has for it. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts a process that renders pages: with Node's permission model (its own program is all that it reads; no files, no
 * child processes, no threads), with an environment that holds NODE_ENV alone, and on Linux with a limit that the
 * kernel keeps on its memory, also on what lies outside of the V8 heap.
 */
export function startRenderProcess({ workerFile, limits, pulseMs }: RenderProcessStart): ChildProcess {
  const { heapMb, dataMb } = limits;
  const command = [
    process.execPath,
    PERMISSION,
    `--allow-fs-read=${workerFile}`,
    // Of all warnings only that the permission model is young in Node 20 would come.
    '--no-warnings',
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${SEMI_SPACE_MB}`,
    // Threads cost memory, and pages are rendered on one.
    '--v8-pool-size=1',
    workerFile,
    String(pulseMs),
  ];
  const [program = '', ...args] = process.platform === 'linux' ? limited(command, dataMb) : command;
  return spawn(program, args, {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    // Documents go over as they are, and not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** The shell sets the limit and gives its place to the command, so that the process is the one that was started. */
function limited(command: string[], dataMb: number): string[] {
  const kilobytes = dataMb * 1024 + codeRangeKilobytes();
  return ['/bin/sh', '-c', `ulimit -d ${kilobytes} && exec "$0" "$@"`, ...command];
}

/** What V8 reserves for compiled code: in Node 24 half a gigabyte that is writable, and so counts as data. */
function codeRangeKilobytes(): number {
  const reserved = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp/gm);
  const bytes = [...reserved].reduce((sum, [, from = '', to = '']) => sum + parseInt(to, 16) - parseInt(from, 16), 0);
  return Math.ceil(bytes / 1024);
}
