import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { GuardedScriptsPlugin } from './guarded-scripts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guarded-scripts-'));
  writeFileSync(join(folder, 'main.js'), `import('./later.js');`);
  writeFileSync(join(folder, 'later.js'), `export const later = 'here';`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), publicPath: '/assets/', chunkFilename: 'later.js' },
    optimization: { minimize: false },
    plugins: [new GuardedScriptsPlugin()],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
});

afterAll(() => rmSync(folder, { recursive: true }));

interface FakeScript {
  src?: string;
  integrity?: string;
  setAttribute(): void;
}

/** Runs the built main script in a page of its own; returns the script elements that it added. */
function scriptsAdded(guard?: (script: FakeScript) => void): FakeScript[] {
  const added: FakeScript[] = [];
  const document = {
    createElement: (): FakeScript => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script: FakeScript) => added.push(script) },
  };
  const self: Record<string, unknown> = guard ? { aksamitScriptGuard: guard } : {};
  const page = { self, document, setTimeout: () => 0, clearTimeout: () => undefined, window: self };
  vm.runInNewContext(readFileSync(join(folder, 'dist/main.js'), 'utf8'), { ...page, ...self });
  return added;
}

test('the page sees a chunk before it is requested', () => {
  const guard = jest.fn((script: FakeScript) => {
    expect(script.src).toBe('/assets/later.js');
    script.integrity = 'sha384-of-this-chunk';
  });
  expect(scriptsAdded(guard)).toEqual([expect.objectContaining({ integrity: 'sha384-of-this-chunk' })]);
  expect(guard).toHaveBeenCalledTimes(1);
});

test('a page without a guard loads the chunk as it is', () => {
  const [script] = scriptsAdded();
  expect(script?.src).toBe('/assets/later.js');
  expect(script?.integrity).toBeUndefined();
});
