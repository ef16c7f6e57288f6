import { type ChildProcess, spawn } from 'node:child_process';

export interface RenderProcessLimits {
  /** Of the V8 heap's old generation, megabytes. */
  heapMb: number;
  /** Of all private writable memory, the heap and what lies outside of it, megabytes. Heeded on Linux. */
  dataMb: number;
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
export function startRenderProcess(workerFile: string, { heapMb, dataMb }: RenderProcessLimits): ChildProcess {
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
  return ['/bin/sh', '-c', `ulimit -d ${dataMb * 1024} && exec "$0" "$@"`, ...command];
}
