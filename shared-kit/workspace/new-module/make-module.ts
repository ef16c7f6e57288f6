import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filledTemplate, type NewModule } from 'create-aksamit-module';

function packageFile(root: string, { name }: NewModule): Record<string, unknown> {
  const shell: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'shell', 'package.json'), 'utf8'),
  );
  const program = (file: string): string => `node ../shared-kit/workspace/run.mjs ../shared-kit/${file}`;
  return {
    name: `@aksamit/mfe-${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: { build: program('build/build-module.ts'), dev: program('workspace/dev-module.ts') },
    dependencies: {
      '@aksamit/contracts': '*',
      '@aksamit/module-sdk': '*',
      '@aksamit/ui': '*',
      react: shell.dependencies.react,
    },
    devDependencies: { '@aksamit/build': '*' },
  };
}

/** End of its README; names and addresses are those of the template. */
const COMMANDS = `CONTRIBUTING.md at the root explains how they fit together.

- See it while working on it: \`npm run dev -w mfe-template-module\`, then \`/adres-modulu/\`
- Tests: \`npx jest mfe-template-module\`, types: \`npx tsc -p mfe-template-module\`
- Build its release: \`npm run build -w mfe-template-module\`; make it live: \`npm run release -- --help\`
`;

const SITE_PAGES = join('src', 'site-pages.d.ts');

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Adds the package to package-lock.json, as npm would, without a registry request: all its dependencies are installed.
 * Other entries stay as they are.
 */
function addToLockFile(
  root: string,
  folder: string,
  { scripts: _, type: __, private: ___, ...locked }: Record<string, unknown>,
) {
  const file = join(root, 'package-lock.json');
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'));
  const packages = {
    ...lock.packages,
    [folder]: locked,
    [`node_modules/@aksamit/${folder}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, asJson({ ...lock, packages: Object.fromEntries(sorted) }));
}

/**
 * Creates the folder of a new module, complete: it builds, tests and is released like every other.
 * @param root workspace root
 * @param sitePages content of its `src/site-pages.d.ts`
 * @returns paths of the written files, relative to the root
 * @throws one sentence when the folder exists already
 */
export function makeModule(root: string, module: NewModule, sitePages: string): string[] {
  const folder = `mfe-${module.name}`;
  const target = join(root, folder);
  if (existsSync(target)) {
    throw new Error(`Failed to make the module: the folder ${folder} is there already. Choose another name.`);
  }
  const described = packageFile(root, module);
  const files: [string, string][] = [
    ['package.json', asJson(described)],
    ['tsconfig.json', '{ "extends": "../shared-kit/build/tsconfig.browser.json", "include": ["src", "*.ts"] }\n'],
    ...filledTemplate(module, COMMANDS).filter(([path]) => path !== SITE_PAGES),
    // Beside its own pages it may link those of the workspace.
    [SITE_PAGES, sitePages],
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  formatFiles(root, folder);
  addToLockFile(root, folder, described);
  link(root, folder);
  return files.map(([path]) => join(folder, path)).sort();
}

/** A long name or address makes lines that need wrapping. */
function formatFiles(root: string, folder: string): void {
  const program = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  spawnSync(process.execPath, [program, 'format', '--write', folder], { cwd: root, stdio: 'ignore' });
}

/** What `npm install` would link. */
function link(root: string, folder: string): void {
  const scope = join(root, 'node_modules', '@aksamit');
  mkdirSync(scope, { recursive: true });
  if (!existsSync(join(scope, folder))) symlinkSync(join('..', '..', folder), join(scope, folder), 'junction');
}
