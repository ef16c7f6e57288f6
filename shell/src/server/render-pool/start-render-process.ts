import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RenderProcessStart {
  workerFile: string;
  limits: RenderProcessLimits;
  /** Milliseconds between two pulses. */
  pulseMs: number;
}

export interface RenderProcessLimits {
  /** Limit of the V8 heap's old generation, megabytes. */
  heapMb: number;
  /** Limit of all private writable memory, inside and outside the heap, megabytes. Enforced on Linux. */
  dataMb: number;
  /** Resident memory above which the process is replaced once its pages are done, megabytes. */
  residentMb: number;
}

/**
 * At most 8 MB of new objects survive until the next page; a larger space costs memory in each process and gains
 * nothing.
 */
const SEMI_SPACE_MB = 8;

/** Flag of the permission model in this version of Node. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts a process that renders pages: with Node's permission model (it can read only its own program; no other files,
 * no child processes, no threads), with an environment that holds NODE_ENV alone, and on Linux with a limit by the
 * kernel on its memory, also outside the V8 heap.
 */
export function startRenderProcess({ workerFile, limits, pulseMs }: RenderProcessStart): ChildProcess {
  const { heapMb, dataMb } = limits;
  const command = [
    process.execPath,
    PERMISSION,
    `--allow-fs-read=${workerFile}`,
    // Suppresses the only expected warning: the permission model is experimental in Node 20.
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
    // Documents are sent as bytes instead of JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** The shell sets the limit and then executes the command in its place, so that the process id stays the same. */
function limited(command: string[], dataMb: number): string[] {
  const kilobytes = dataMb * 1024 + codeRangeKilobytes();
  return ['/bin/sh', '-c', `ulimit -d ${kilobytes} && exec "$0" "$@"`, ...command];
}

/**
 * Address space that V8 reserves for compiled code: in Node 24 half a gigabyte that is writable, and so counts as data.
 */
function codeRangeKilobytes(): number {
  const reserved = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp/gm);
  const bytes = [...reserved].reduce((sum, [, from = '', to = '']) => sum + parseInt(to, 16) - parseInt(from, 16), 0);
  return Math.ceil(bytes / 1024);
}
