import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { KeepLastGoodPlugin } from './keep-last-good';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-last-good-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('compile errors are reported and leave the last good build where it is', async () => {
  const compiler: Compiler | null = webpack({
    mode: 'development',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    devtool: false,
    plugins: [new KeepLastGoodPlugin()],
  });
  const build = (source: string) => {
    writeFileSync(join(folder, 'page.js'), source);
    return new Promise<boolean | undefined>((resolve) => compiler?.run((_, stats) => resolve(stats?.hasErrors())));
  };
  const built = () => readFileSync(join(folder, 'dist/main.js'), 'utf8');
  expect(await build('const const first = 1;')).toBe(true);
  expect(built()).toContain('Module parse failed');
  expect(await build('console.log("good");')).toBe(false);
  expect(await build('const const second = 1;')).toBe(true);
  expect(built()).toContain('console.log("good")');
  expect(await build('console.log("mended");')).toBe(false);
  expect(built()).toContain('console.log("mended")');
});
