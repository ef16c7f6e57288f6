import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeScripts } from './scripts';

const SOURCES = {
  'index.ts':
    "export { state } from './src/state';\nexport const later = () => import(/* webpackChunkName: \"later\" */ './src');",
  'src/index.tsx':
    "import { z } from 'zod';\nimport { state } from './state';\nexport const shown = [<p key={z.string.name} />, state];",
  'src/state.ts': "import made from './made.json';\nexport const state = made;",
  'src/made.json': '{ "count": 1 }',
  'src/unreached.ts': 'export const unreached = 1;',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every reached source is a script in its place, which imports others by their names', async () => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const output = join(folder, 'dist');
  await writeScripts(folder, ['index.ts'], output);
  const written = (path: string) => readFileSync(join(output, path), 'utf8');
  expect(readdirSync(output, { recursive: true }).sort()).toEqual(['index.js', 'src', 'src/index.js', 'src/state.js']);
  expect(written('index.js')).toMatch(/from "\.\/src\/state\.js"/);
  // The bundler of a module reads the name.
  expect(written('index.js')).toMatch(/import\(\s*\/\* webpackChunkName: "later" \*\/\s*"\.\/src\/index\.js"/);
  const imported = [...written('src/index.js').matchAll(/from "(.*)"/g)].map(([, name]) => name);
  expect(imported.sort()).toEqual(['./state.js', 'react/jsx-runtime', 'zod']);
  expect(written('src/state.js')).toContain('count: 1');
});
