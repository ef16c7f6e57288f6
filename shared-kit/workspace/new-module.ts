// `npm run new-module <name> -- --prefix /x [--prefix-en /y]`: the folder of a new module, ready to be released.
import { join } from 'node:path';
import { readDeclaration, sitePagesText } from '@aksamit/build';
import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { HELP_OPTIONS, type NewModule, readArguments } from 'create-aksamit-module';
import { findClash } from './new-module/find-clash';
import { makeModule } from './new-module/make-module';
import { releasedModules } from './packages';

const HELP = `npm run new-module <name> -- --prefix <address> [--prefix-en <address>]

Makes mfe-<name>, a module with one page, that builds, tests and is released without a change to anything else.

${HELP_OPTIONS}`;

/** @throws one sentence that names the owner of the address */
function refuseClash(modules: readonly ModuleDeclaration[], { name, prefixes }: NewModule): void {
  if (modules.some((module) => module.name === name)) {
    throw new Error(`Failed to make the module: there is one with the name ${name} already. Choose another name.`);
  }
  for (const locale of ['pl', 'en'] as const) {
    const clash = findClash(modules, locale, prefixes[locale]);
    if (clash !== undefined) {
      const option = locale === 'en' ? '--prefix-en' : '--prefix';
      throw new Error(
        `Failed to make the module: ${prefixes[locale]} (${option}) belongs to ${clash.module}, page ${clash.page} (${clash.pattern}). Choose another.`,
      );
    }
  }
}

/** The new module as its template declares it. */
function withStartPage({ name, prefixes }: NewModule): Pick<ModuleDeclaration, 'name' | 'pages'> {
  const patterns = { pl: [prefixes.pl], en: [prefixes.en] };
  return { name, pages: [{ name: 'start', layout: 'plain', rendering: 'public', patterns, query: [] }] };
}

async function main(): Promise<void> {
  const root = process.cwd();
  const module = readArguments(process.argv.slice(2), HELP);
  if (module === 'help') return void process.stdout.write(`${HELP}\n`);
  const declared = releasedModules(root).map((folder) => readDeclaration(join(root, folder)));
  const others = (await Promise.all(declared)).map(({ declaration }) => declaration);
  refuseClash(others, module);
  const files = makeModule(root, module, sitePagesText([...others, withStartPage(module)]));
  const folder = `mfe-${module.name}`;
  process.stdout.write(
    [
      ...files.map((file) => `made ${file}`),
      'package-lock.json names it, node_modules links it; nothing needs to be installed.',
      '',
      `Work on it:  npm run dev -w ${folder}     (opens at ${module.prefixes.pl})`,
      `Test it:     npx jest ${folder}`,
      'Release it:  npm start does so on this machine; npm run release -- --help elsewhere',
      '',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
