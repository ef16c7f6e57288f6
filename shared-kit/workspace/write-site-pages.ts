// `npm run pages [folder …]`: writes which pages a module may link (src/site-pages.d.ts), from the definitions of all
// pages; without a folder for every module.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration, sitePagesText } from '@aksamit/build';
import { releasedModules } from './packages';

async function main(): Promise<void> {
  const root = process.cwd();
  const modules = releasedModules(root).filter((folder) => existsSync(join(root, folder, 'src', 'pages')));
  const read = await Promise.all(modules.map((folder) => readDeclaration(join(root, folder))));
  const text = sitePagesText(read.map(({ declaration }) => declaration));
  const asked = process.argv.slice(2);
  const written = modules.filter((folder) => asked.length === 0 || asked.includes(folder));
  if (written.length < asked.length) throw new Error(`Failed to find ${asked.join(', ')}: name folders of modules.`);
  for (const folder of written) writeFileSync(join(root, folder, 'src', 'site-pages.d.ts'), text);
  process.stdout.write(`wrote src/site-pages.d.ts of ${written.join(', ')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
