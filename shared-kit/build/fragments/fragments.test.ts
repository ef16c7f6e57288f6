import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDeclaration } from '../pages/read-declaration';
import { buildBrowser, buildServer } from './testing/build-in-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fragments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = `export const manifest = {
  name: 'gifts', bus: { publishes: [], reads: [] }, apiVersion: '1', budgets: { entryBrotliBytes: 1 },
};`;

/** Stands in for a schema library; a build that carries it has this text. */
const SCHEMA = `
  export const schemaOf = (type: string) => ({
    '~standard': { jsonSchema: { input: () => ({ type, title: 'only-in-the-manifest' }) } },
  });`;

const fragment = (fields: string) => `
  import { defineFragment } from './define';
  import { schemaOf } from './schema';
  import './opened';
  import pl from './texts';
  const props = schemaOf('object');
  export default defineFragment({ rendering: 'public', props, reservedHeightPx: 40, ${fields} });
  export function Gift(props: { slug: string }) { return 'shown ' + props.slug; }
  async function load() { await fetch('/loaded-on-the-server'); }`;

const whole = (name: string, version: number, more = '') =>
  fragment(`name: '${name}', version: ${version}, component: Gift, texts: { pl: { text: pl }, en: {} }, ${more}`);

/** A module of these files. */
function put(files: Record<string, string>): void {
  const basis = {
    'manifest.ts': MANIFEST,
    'src/entry-server.tsx': 'export const module = {};',
    'src/fragments/define.ts': 'export const defineFragment = (fragment: object) => fragment;',
    'src/fragments/schema.ts': SCHEMA,
    'src/fragments/opened.ts': 'if (globalThis.window) window.opened = true; else throw new Error("run in Node");',
    'src/fragments/texts.ts': "export default 'a text';",
  };
  for (const [path, text] of Object.entries({ ...basis, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('the manifest offers what the files define, without running what they show', async () => {
  put({
    'src/fragments/gift.fragment.tsx': whole('gift', 2),
    'src/fragments/gift-1.fragment.tsx': whole('gift', 1, 'load'),
  });
  const { declaration, fragments, files } = await readDeclaration(folder);
  const offer = { rendering: 'public', reservedHeightPx: 40, propsSchema: { type: 'object' } };
  expect(declaration.fragments).toMatchObject({
    offers: [
      { name: 'gift', version: 1, ...offer },
      { name: 'gift', version: 2, ...offer },
    ],
    uses: [],
  });
  expect(fragments.map(({ component, hasLoader }) => ({ component, hasLoader }))).toEqual([
    { component: 'Gift', hasLoader: true },
    { component: 'Gift', hasLoader: false },
  ]);
  expect(files).toContain(join(folder, 'src/fragments/gift.fragment.tsx'));
});

test('browsers get all versions of a fragment in one script, with texts and without schema and loader', async () => {
  put({
    'src/fragments/gift.fragment.tsx': whole('gift', 2),
    'src/fragments/gift-1.fragment.tsx': whole('gift', 1, 'load'),
  });
  const script = await buildBrowser(folder, 'gift');
  expect(script).toMatch(/name: "gift",\s+component: \w*Gift,\s+earlier: \{ 1: \w*Gift \}/);
  expect(script).toContain('a text');
  expect(script).toContain('window.opened');
  expect(script).not.toMatch(/only-in-the-manifest|loaded-on-the-server|defineFragment/);
});

test('the server registers the public fragments with their loaders, without their schemas', async () => {
  put({
    'src/fragments/gift.fragment.tsx': whole('gift', 1, 'load'),
    'src/fragments/mine.fragment.tsx': whole('mine', 1).replace("rendering: 'public'", "rendering: 'private'"),
  });
  const bundle = await buildServer(folder);
  expect(bundle).toMatch(/"gift": \{ component: .*, load: .*, resources: .* \},/);
  expect(bundle).toContain('loaded-on-the-server');
  expect(bundle).not.toMatch(/"mine"|only-in-the-manifest/);
});

test('browsers and server know which versions of a fragment are static', async () => {
  put({
    'src/fragments/gift.fragment.tsx': whole('gift', 2, 'isStatic: true'),
    'src/fragments/gift-1.fragment.tsx': whole('gift', 1),
  });
  expect(await buildBrowser(folder, 'gift')).toMatch(/staticVersions: \[2\]/);
  expect(await buildServer(folder)).toMatch(/isStatic: true, resources: .*, earlier: \{ 1: \{ component: \w+ \} \}/);
  expect((await readDeclaration(folder)).declaration.fragments.offers[1]).not.toHaveProperty('isStatic');
});

test('one version in two files names both', async () => {
  put({ 'src/fragments/a.fragment.tsx': whole('gift', 1), 'src/fragments/b.fragment.tsx': whole('gift', 1) });
  await expect(readDeclaration(folder)).rejects.toThrow(
    /b\.fragment\.tsx: fragment "gift", version 1 is defined in src.fragments.a\.fragment\.tsx/,
  );
});

test.each([
  ['no texts', "name: 'gift', version: 1, component: Gift", 'fragment "gift", texts: are missing'],
  [
    'texts in one language',
    "name: 'gift', version: 1, component: Gift, texts: { pl: {} }",
    'fragment "gift", texts: must be an object literal { pl, en }',
  ],
  ['no version', "name: 'gift', component: Gift, texts: { pl: {}, en: {} }", 'fragment "gift", version: '],
  [
    'props that are no schema',
    "name: 'gift', version: 1, component: Gift, texts: { pl: {}, en: {} }, props: {}",
    'fragment "gift", props: is no schema',
  ],
  [
    'a component without a name',
    "name: 'gift', component: () => null",
    'the component of fragment "gift" is not named',
  ],
])('%s is an error that names the file', async (_, fields, message) => {
  put({ 'src/fragments/gift.fragment.tsx': fragment(fields) });
  await expect(readDeclaration(folder)).rejects.toThrow(message);
  await expect(readDeclaration(folder)).rejects.toThrow('gift.fragment.tsx');
});
