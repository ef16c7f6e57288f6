// `npm run pages`: writes which pages each module may link (src/site-pages.d.ts), from the definitions of all pages.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration, sitePagesText } from '@aksamit/build';
import { releasedModules } from './packages';

async function main(): Promise<void> {
  const root = process.cwd();
  const modules = releasedModules(root).filter((folder) => existsSync(join(root, folder, 'src', 'pages')));
  const read = await Promise.all(modules.map((folder) => readDeclaration(join(root, folder))));
  const text = sitePagesText(read.map(({ declaration }) => declaration));
  for (const folder of modules) writeFileSync(join(root, folder, 'src', 'site-pages.d.ts'), text);
  process.stdout.write(`wrote src/site-pages.d.ts of ${modules.join(', ')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
