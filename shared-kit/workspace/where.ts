// `npm run where /strefa-kobiet/`: which module serves an address, from which file, with which fragments and API calls.
// `npm run where 'GET /products/{slug}'`: where a call of the API is declared, answered and made.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ReadDeclaration, readDeclaration } from '@aksamit/build';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { matchPath } from '@aksamit/contracts/routing';
import { releasedModules } from './packages';
import { callName, describeCall } from './where/describe-call';
import { apiCalls, fragmentsShown } from './where/read-sources';
import { reachedSources } from './where/source-walk';

interface Module extends ReadDeclaration {
  folder: string;
}

async function readModules(root: string): Promise<Module[]> {
  return Promise.all(
    releasedModules(root).map(async (folder) => ({ folder, ...(await readDeclaration(join(root, folder))) })),
  );
}

/** Prefix of market and locale → locale; readings of the specification, "Markets, locales, hosts". */
const PREFIXES: [string, LocaleCode][] = [
  ['/en', 'en'],
  ['/gb', 'en'],
  ['/pl', 'pl'],
];

function splitAddress(address: string): { locale: LocaleCode; path: string } {
  const bare = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const whole = `/${bare}/`.replaceAll(/\/{2,}/g, '/');
  const [prefix, locale] = PREFIXES.find(([start]) => whole.startsWith(`${start}/`)) ?? ['', 'pl'];
  return { locale, path: whole.slice(prefix.length) };
}

function describePage(root: string, module: Module, page: string): string[] {
  const pageFile = module.pages.find(({ name }) => name === page)?.file;
  if (pageFile === undefined) return [];
  const texts = reachedSources(pageFile).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const fragments = [...new Set(texts.flatMap(({ text }) => fragmentsShown(text)))];
  const calls = texts.flatMap(({ path, text }) => apiCalls(text).map((call) => `${call}  ${relative(root, path)}`));
  return [
    `file      ${relative(root, pageFile)}`,
    `fragments ${fragments.join(', ') || 'none'}`,
    ...(calls.length === 0 ? ['calls     none'] : [...new Set(calls)].map((call) => `calls     ${call}`)),
  ];
}

function showCall(root: string, call: string): number {
  const lines = describeCall(root, releasedModules(root), call);
  const unknown = `No contract names ${call}. All calls: shared-kit/contracts/src/api-calls.ts, staff/staff-calls.ts.`;
  process.stdout.write(`${lines.length === 0 ? unknown : lines.join('\n')}\n`);
  return lines.length === 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const asked = process.argv[2];
  if (asked === undefined) {
    process.stderr.write('Failed to look: no address and no call given. Example: npm run where /en/womens-zone/\n');
    return 2;
  }
  const root = process.cwd();
  const call = callName(asked);
  if (call !== null) return showCall(root, call);
  const modules = await readModules(root);
  const { locale, path } = splitAddress(asked);
  const match = matchPath(
    modules.map(({ declaration }) => declaration),
    locale,
    path,
  );
  const module = modules.find(({ declaration }) => declaration.name === match?.module);
  if (match === null || match === undefined || module === undefined) {
    process.stdout.write(`No module claims ${path} (${locale}).\n`);
    return 1;
  }
  const claim = module.declaration.pages.find(({ name }) => name === match.page);
  const lines = [
    `address   ${path} (${locale})`,
    `module    ${match.module}  (${module.folder})`,
    `page      ${match.page}, ${claim?.rendering}, layout ${claim?.layout}, patterns ${claim?.patterns[locale].join(' ')}`,
    ...Object.entries(match.params).map(([name, value]) => `parameter ${name} = ${value}`),
    ...describePage(root, module, match.page),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`Failed to look: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
