// `npm run pages [folder …]`: writes from the definitions of all pages which ones a module may link
// (src/site-pages.d.ts), and their addresses for the API; without a folder for every module.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration, sitePagesText } from '@aksamit/build';
import { releasedModules } from './packages';
import { lostAddresses, PAGE_PATTERNS, pagePatternsText } from './page-patterns';

async function main(): Promise<void> {
  const root = process.cwd();
  const modules = releasedModules(root);
  const read = await Promise.all(modules.map((folder) => readDeclaration(join(root, folder))));
  const declarations = read.map(({ declaration }) => declaration);
  const text = sitePagesText(declarations);
  const asked = process.argv.slice(2);
  const written = modules.filter((folder) => asked.length === 0 || asked.includes(folder));
  if (written.length < asked.length) throw new Error(`Failed to find ${asked.join(', ')}: name folders of modules.`);
  for (const folder of written) writeFileSync(join(root, folder, 'src', 'site-pages.d.ts'), text);
  const lost = lostAddresses(readFileSync(join(root, PAGE_PATTERNS), 'utf8'), declarations);
  if (lost.length > 0)
    throw new Error(
      `Failed to write ${PAGE_PATTERNS}: ${lost.join(' ')} Or delete its line there if it was never live.`,
    );
  writeFileSync(join(root, PAGE_PATTERNS), pagePatternsText(declarations));
  process.stdout.write(`wrote src/site-pages.d.ts of ${written.join(', ')}, and ${PAGE_PATTERNS}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
