#!/usr/bin/env node
/** The program of `npm create aksamit-module`: the folder of a module, outside of the shop's repository. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filledTemplate } from './filled-template';
import { HELP_OPTIONS, readArguments } from './read-arguments';

const HELP = `npm create aksamit-module <name> -- --prefix <address> [--prefix-en <address>]

Makes mfe-<name>, a module with one page. Then, in it: npm install, npm run dev -- --shell <address of a shop>.

${HELP_OPTIONS}`;

/** End of its README. */
const COMMANDS = `- See it in a shop that runs: \`npm run dev -- --shell https://shop.example\`, then \`/adres-modulu/\`; a change reloads the page
- Run its tests: \`npm test\` (Jest; \`npm test -- start-page\` runs one file)
- Check its types: \`npm run types\`, which also writes its pages into \`src/site-pages.d.ts\`
- Build its release: \`npm run build\`; bring it into a store: \`npx aksamit-release --help\`, of the package \`@aksamit/release\`
`;

/** Packages that a module imports; the others are for its build and tests. */
const IMPORTED = /^(@aksamit\/(contracts|module-sdk|ui)|@emotion\/\w+|react|react-dom)$/;

/** The versions that this program was made with. */
function versions(isWanted: (name: string) => boolean): Record<string, string> {
  const own: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
  );
  return Object.fromEntries(Object.entries(own.devDependencies).filter(([name]) => isWanted(name)));
}

function create(): void {
  const module = readArguments(process.argv.slice(2), HELP);
  if (module === 'help') return void process.stdout.write(`${HELP}\n`);
  const folder = join(process.cwd(), `mfe-${module.name}`);
  if (existsSync(folder)) throw new Error(`Failed to make the module: the folder ${folder} is there already.`);
  const described = {
    name: `mfe-${module.name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(['build', 'dev', 'test', 'types'].map((name) => [name, `aksamit-module ${name}`])),
    dependencies: versions((name) => IMPORTED.test(name)),
    devDependencies: versions((name) => !IMPORTED.test(name)),
  };
  const settings = { extends: '@aksamit/build/tsconfig.browser.json', include: ['src', '*.ts'] };
  const files: [string, string][] = [
    ['package.json', `${JSON.stringify(described, null, 2)}\n`],
    ['tsconfig.json', `${JSON.stringify(settings, null, 2)}\n`],
    ...filledTemplate(module, COMMANDS),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.stdout.write(`made mfe-${module.name}: ${files.length} files. Next: npm install, then npm run dev, in it.\n`);
}

try {
  create();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
