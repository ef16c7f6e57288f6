import { spawn } from 'node:child_process';

/** Runs a program with its output on the screen and returns its exit code; 1 when it cannot start or is killed. */
export async function runProgram(
  root: string,
  program: string,
  flags: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(program, flags, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript program of node_modules. */
export const runNode = (
  root: string,
  program: string,
  flags: string[],
  environment?: NodeJS.ProcessEnv,
): Promise<number> => runProgram(root, process.execPath, [program, ...flags], environment);
