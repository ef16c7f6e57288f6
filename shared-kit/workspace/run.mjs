// Runs one of the workspace's TypeScript programs: node run.mjs <program.ts> [arguments].
// npm scripts may be started in any package folder, so the program's path is resolved from there.
import { spawn } from 'node:child_process';

const [program, ...rest] = process.argv.slice(2);
if (program === undefined) throw new Error('Failed to run: no program named. Use node run.mjs <program.ts>.');
const loader = import.meta.resolve('tsx');
const child = spawn(process.execPath, ['--import', loader, program, ...rest], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
