import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildProcess } from './build-process';

/** Stands in for the build: answers by the folder's name, and names its process in the release's. */
const PROGRAM = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  process.on('message', (folder: string) => {
    if (folder.endsWith('ends')) process.exit(3);
    console.log('at ' + folder);
    if (folder.endsWith('fails')) return process.send?.({ error: 'a type is wrong' });
    const output = folder + '-' + process.pid;
    mkdirSync(output);
    if (!folder.endsWith('empty')) writeFileSync(output + '/manifest.json', process.env.BUILD_MODE ?? '');
    process.send?.({ output });
  });
`;

let root: string;
let builds: BuildProcess;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aksamit-builds-'));
  mkdirSync(join(root, 'shared-kit/build'), { recursive: true });
  writeFileSync(join(root, 'shared-kit/build/build-modules.ts'), PROGRAM);
  symlinkSync(join(__dirname, '../../../node_modules'), join(root, 'node_modules'), 'junction');
  builds = new BuildProcess(root, 'development');
});
afterAll(() => {
  builds.end();
  rmSync(root, { recursive: true, force: true });
});

const processOf = (release: string): string | undefined => /-(\d+)$/.exec(release)?.[1];

it('builds one module after the other in one process', async () => {
  const first = await builds.build('mfe-a');
  const second = await builds.build('mfe-b');
  expect([first, second].map((release) => release.replace(/-\d+$/, ''))).toEqual([
    join(root, 'mfe-a'),
    join(root, 'mfe-b'),
  ]);
  expect(processOf(first)).toBe(processOf(second));
});

it('fails with the error and what the build printed, and builds on', async () => {
  await expect(builds.build('mfe-fails')).rejects.toThrow('Failed to build mfe-fails: a type is wrong');
  await expect(builds.build('mfe-empty')).rejects.toThrow('Failed to build mfe-empty');
  expect(await builds.build('mfe-c')).toContain('mfe-c');
});

it('fails when its process ends, and starts another for the next module', async () => {
  const before = processOf(await builds.build('mfe-d'));
  await expect(builds.build('mfe-ends')).rejects.toThrow('Failed to build mfe-ends: the build ended with 3.');
  expect(processOf(await builds.build('mfe-e'))).not.toBe(before);
});
