import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { serverConfig } from '../webpack-config';
import { CollectUsesPlugin } from './collect-uses';
import { providedKit } from './provided-kit';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uses-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a module of these files as a release's server bundle is built. */
async function build(files: Record<string, string>): Promise<{ uses: CollectUsesPlugin['uses']; errors: string[] }> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const uses = new CollectUsesPlugin({ folder });
  const output = join(folder, 'dist');
  const target = { folder, name: 'gifts', version: '1.0.0', mode: 'production' as const, output, fragments: [], uses };
  const config: Configuration = serverConfig(target) ?? {};
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack({ ...config, resolve: { extensions: ['.tsx', '.ts'] } }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
  });
  return { uses: uses.uses, errors: (stats?.compilation.errors ?? []).map(({ message }) => message) };
}

const page = (body: string) => `
  import { Fragment, useHref as useLinks, type PageHead } from '@aksamit/module-sdk/lifecycle';
  import { NO_PAGE } from '@aksamit/module-sdk/router';
  import { unshared } from './unshared';
  export function Page({ slug, module }: Record<'slug' | 'module', string>) {
    const href = useLinks();
    ${body}
  }`;
const files = (body: string) => ({
  'src/entry-server.tsx': "export { Page } from './page';",
  'src/page.tsx': page(body),
  'src/unshared.ts': 'export const unshared = 1;',
});

test('fragments and kit exports are found in what a module is built of', async () => {
  const { uses, errors } = await build(
    files(`
      return <>
        <a href={href('catalog/bundle', { slug })}>{NO_PAGE}</a>
        <Fragment module="cart-checkout" name="add-to-cart" version={1} props={{ slug }} />
        {unshared}
      </>;`),
  );
  expect(errors).toEqual([]);
  expect(uses).toEqual({
    fragments: [{ module: 'cart-checkout', name: 'add-to-cart', version: 1 }],
    usesKit: { lifecycle: ['Fragment', 'useHref'], router: ['NO_PAGE'] },
  });
});

test('of an installed kit that is bundled its uses count as they do from its sources', async () => {
  const { uses, errors } = await build({
    'src/entry-server.tsx': "export { Field } from '@aksamit/fields';",
    'node_modules/@aksamit/fields/package.json': '{ "type": "module", "exports": "./field.js" }',
    'node_modules/@aksamit/fields/field.js': `
      import { useTranslate } from '@aksamit/module-sdk/i18n';
      import '../../other/other.js';
      export const Field = () => useTranslate()('catalog/bundle');`,
    'node_modules/other/other.js': "import { useBus } from '@aksamit/module-sdk/bus';\nuseBus();",
  });
  expect(errors).toEqual([]);
  expect(uses).toEqual({ fragments: [], usesKit: { i18n: ['useTranslate'] } });
});

test.each([
  ['return <Fragment module={module} name="add-to-cart" version={1} props={{}} />;', 'without saying which'],
  ['return <Fragment {...module} props={{}} />;', 'without saying which'],
])('what cannot be read is an error of the build: %s', async (body, message) => {
  const { errors } = await build(files(body));
  expect(errors).toEqual([expect.stringContaining(message)]);
});

test('what is imported and not used after types are gone does not count; all of the kit at once is refused', async () => {
  const source = "import * as kit from '@aksamit/module-sdk/router'; export const path = kit.pagePath;";
  const { errors } = await build({ 'src/entry-server.tsx': source });
  expect(errors).toEqual([expect.stringContaining('imports all of @aksamit/module-sdk/router')]);
});

test('the kit that the shell provides is what modules import', async () => {
  const provided = await providedKit();
  expect(provided.lifecycle).toEqual(expect.arrayContaining(['Fragment', 'useHref']));
  expect(Object.keys(provided)).toContain('lifecycle/server');
});
