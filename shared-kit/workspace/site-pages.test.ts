import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration, sitePagesText } from '@aksamit/build';
import { releasedModules } from './packages';

const root = join(__dirname, '../..');
const modules = releasedModules(root).filter((folder) => existsSync(join(root, folder, 'src/pages')));
const pagesIn = (text: string): string[] => text.match(/^ {4}'.*;$/gm) ?? [];

test.each(modules)('%s links pages as they are defined: else run npm run pages', async (folder) => {
  const read = await Promise.all(modules.map((each) => readDeclaration(join(root, each))));
  const defined = pagesIn(sitePagesText(read.map(({ declaration }) => declaration)));
  const written = pagesIn(readFileSync(join(root, folder, 'src/site-pages.d.ts'), 'utf8'));
  const own = `    '${folder.replace('mfe-', '')}/`;
  // A new page of another module needs no change here, until it is linked.
  expect(defined).toEqual(expect.arrayContaining(written));
  expect(written.filter((line) => line.startsWith(own))).toEqual(defined.filter((line) => line.startsWith(own)));
  expect(written.length).toBeGreaterThan(0);
});
