/**
 * A program that releases two versions of a module, removes the first, and kills itself before the given file-system
 * step: node mortal-release-writer.cjs <store> <folder of 1.0.0> <folder of 1.1.0> <module> [<step>]. Prints the number
 * of steps when it reaches its end.
 */
import { FolderReleaseStore } from '../folder-release-store';
import { releaseTwice } from './release-twice';

const [storeFolder = '', first = '', second = '', module = '', lastStep = 'none'] = process.argv.slice(2);
const STEPS = ['mkdir', 'writeFile', 'rename', 'rm', 'link', 'open'];
let steps = 0;

function countSteps(): void {
  const fileSystem = process.getBuiltinModule('node:fs/promises') as unknown as Record<string, unknown>;
  for (const name of STEPS) {
    const original = fileSystem[name] as (...args: unknown[]) => Promise<unknown>;
    fileSystem[name] = (...args: unknown[]) => {
      steps += 1;
      if (String(steps) === lastStep) process.kill(process.pid, 'SIGKILL');
      return original(...args);
    };
  }
}

countSteps();
releaseTwice(new FolderReleaseStore(storeFolder), module, first, second).then(
  () => process.stdout.write(String(steps)),
  (error: unknown) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  },
);
