import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { FolderReleaseStore } from './folder-release-store';
import { expectWholeStore } from './release-store.contract';
import { releaseTwice } from './testing/release-twice';
import { writeTestRelease } from './testing/test-releases';

let root: string;
let program: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-writer-'));
  program = join(root, 'writer.cjs');
  await build({
    entryPoints: [join(__dirname, './testing/mortal-release-writer.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function prepare(name: string, module = 'catalog') {
  const folder = join(root, name);
  const files = { 'fonts/b.woff2': 'font' };
  const first = await writeTestRelease(folder, { name: module, files });
  const second = await writeTestRelease(folder, { name: module, version: '1.1.0', files });
  const storeFolder = join(folder, 'store');
  const write = (step?: number, store = storeFolder) =>
    new Promise<{ signal: string | null; output: string }>((resolve, reject) => {
      const args = [program, store, first, second, module, ...(step === undefined ? [] : [String(step)])];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      child.once('error', reject);
      child.once('close', (_code, signal) => resolve({ signal, output }));
    });
  const store = new FolderReleaseStore(storeFolder);
  return { storeFolder, store, write, finish: () => releaseTwice(store, module, first, second) };
}

test('a writer killed at any of its steps leaves a whole store, in which the next one goes on', async () => {
  const { output } = await (await prepare('uncut')).write();
  const steps = Number(output);
  expect(steps).toBeGreaterThan(20);
  const ways = Array.from({ length: steps }, (_, index) => index + 1);
  const walk = async () => {
    for (let step = ways.shift(); step !== undefined; step = ways.shift()) await killAt(step);
  };
  await Promise.all([walk(), walk(), walk()]);
}, 240_000);

async function killAt(step: number): Promise<void> {
  const { store, write, finish } = await prepare(`step-${step}`);
  expect(await write(step)).toMatchObject({ signal: 'SIGKILL' });
  await expectWholeStore(store);
  const { modules } = await store.readChannel('stable');
  if (modules.catalog) await store.readManifest('catalog', modules.catalog);
  await finish();
  expect((await store.readChannel('stable')).modules).toEqual({ catalog: '1.1.0' });
  expect((await store.readChannel('canary')).modules).toEqual({});
  expect(await store.listVersions('catalog')).toEqual(['1.1.0']);
  await expectWholeStore(store);
}

test('processes that release at once lose nothing of each other', async () => {
  const { storeFolder } = await prepare('shared');
  const modules = ['catalog', 'panel', 'content'];
  const writers = await Promise.all(modules.map((module) => prepare(module, module)));
  const ended = await Promise.all(writers.map(({ write }) => write(undefined, storeFolder)));
  expect(ended.map(({ output }) => output)).toEqual(modules.map(() => expect.stringMatching(/^\d+$/)));
  const store = new FolderReleaseStore(storeFolder);
  expect((await store.readChannel('stable')).modules).toEqual({ catalog: '1.1.0', panel: '1.1.0', content: '1.1.0' });
  expect((await store.readChannel('stable')).history).toHaveLength(6);
  await expectWholeStore(store);
  expect((await readdir(join(storeFolder, 'channels/stable'))).filter((name) => name.startsWith('.'))).toEqual([]);
});
