import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import type { DeclaredFragment } from '../fragments/read-fragments';
import { isNode, nameOf, nodesIn, type SyntaxNode, textOf, walk } from '../module-uses/syntax-nodes';
import { declaredNames, reachableStatements, usedNames } from '../pages/reachable-statements';
import type { DeclaredPage } from '../pages/read-declaration';
import { ISLAND_FILE } from './read-islands';

/** What does nothing in a part of a page that no script of the browser runs. */
const ACTING_HOOKS = [
  ...['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition'],
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useSyncExternalStore'],
  'useMutation',
];
const HANDLER = /^on[A-Z]/;
/** The kit's component for parts that only browsers render. */
const IN_BROWSER_ONLY = 'InBrowserOnly';

/** What a module declares, as far as it is checked. */
interface CheckedParts {
  pages: readonly Pick<DeclaredPage, 'name' | 'file' | 'component' | 'hasIslands'>[];
  fragments: readonly Pick<DeclaredFragment, 'name' | 'file' | 'component' | 'isStatic'>[];
}

/** @throws naming file and line, when a page with islands has parts that act outside of them, or a static fragment has any */
export function refuseActingParts(folder: string, parts: CheckedParts): void {
  const found = actingParts(folder, parts);
  if (found.length === 0) return;
  throw new Error(
    [
      'Failed to build: no browser runs these parts of pages with islands and of static fragments. Move those of pages ' +
        'into src/islands/<name>.island.tsx; a fragment with such parts is not static.',
      ...found.map((one) => `  ${one}`),
    ].join('\n'),
  );
}

/**
 * State, effects and handlers in the static parts of pages with islands, and in static fragments: in all functions of the
 * module's own files that their components reach by name, outside of island files and `InBrowserOnly`.
 * @returns one line each: file, line, what it is, and the page or fragment
 */
export function actingParts(folder: string, { pages, fragments }: CheckedParts): string[] {
  const files = new Map<string, ReadFile>();
  const checked = [
    ...pages.filter(({ hasIslands }) => hasIslands).map((page) => ({ ...page, kind: 'page' })),
    ...fragments.filter(({ isStatic }) => isStatic).map((fragment) => ({ ...fragment, kind: 'fragment' })),
  ];
  const lines = checked.flatMap(({ kind, name, file, component }) => {
    const visited = new Set<string>();
    return partsIn({ files, visited }, file, [component]).map(
      ({ path, line, what }) => `${relative(folder, path)}:${line}: ${what} (${kind} "${name}")`,
    );
  });
  return [...new Set(lines)];
}

interface Part {
  path: string;
  line: number;
  /** `useState`, `onClick`. */
  what: string;
}

interface Search {
  files: Map<string, ReadFile>;
  /** Declarations that were searched, `<file>#<name>`. */
  visited: Set<string>;
}

function partsIn(search: Search, path: string, names: readonly string[]): Part[] {
  const fresh = names.filter((name) => !search.visited.has(`${path}#${name}`));
  for (const name of fresh) search.visited.add(`${path}#${name}`);
  if (fresh.length === 0 || ISLAND_FILE.test(path)) return [];
  const file = search.files.get(path) ?? readFile(path);
  search.files.set(path, file);
  const isWanted = (name: string) => name === '*' || fresh.includes(name);
  const roots = file.statements.filter((statement) => exportedNames(statement).some(isWanted));
  const isIgnored = (node: SyntaxNode) => isInBrowserOnly(file, node);
  const reached = [...new Set([...roots, ...reachableStatements(file.statements, roots, isIgnored)])];
  const used = new Set(reached.flatMap((one) => (one.source ? [] : usedNames(one, isIgnored))));
  return reached.flatMap((statement) => {
    const source = textOf(statement.source);
    if (source === undefined) return [...partsOf(file, statement), ...laterPartsOf(search, file, statement)];
    const imported = source.startsWith('.') ? resolved(path, source) : undefined;
    if (imported === undefined) return [];
    return partsIn(search, imported, namesFrom(statement, fresh, used));
  });
}

/** Of the files that a statement imports when it runs (`lazy(() => import('./form'))`): of all that they export. */
function laterPartsOf(search: Search, file: ReadFile, statement: SyntaxNode): Part[] {
  const paths: string[] = [];
  walk(statement, (node) => {
    if (isInBrowserOnly(file, node)) return false;
    const source = node.type === 'ImportExpression' ? textOf(node.source) : undefined;
    const path = source?.startsWith('.') ? resolved(file.path, source) : undefined;
    if (path !== undefined) paths.push(path);
    return undefined;
  });
  return paths.flatMap((path) => {
    const later = search.files.get(path) ?? readFile(path);
    search.files.set(path, later);
    return partsIn(search, path, later.statements.flatMap(exportedNames));
  });
}

/**
 * Names that an import, or an export of another file's, takes from that file.
 * @param wanted exported names
 * @param used names that the file's own reached statements use
 */
function namesFrom({ type, specifiers }: SyntaxNode, wanted: readonly string[], used: ReadonlySet<string>): string[] {
  if (type === 'ExportAllDeclaration') return [...wanted];
  return nodesIn(specifiers).flatMap(({ imported, local, exported }) => {
    if (type === 'ImportDeclaration') return used.has(nameOf(local) ?? '') ? (nameOf(imported) ?? 'default') : [];
    return wanted.includes(nameOf(exported) ?? '') ? (nameOf(local) ?? []) : [];
  });
}

/** Names under which other files, or the page's definition, know what a statement declares. */
function exportedNames(statement: SyntaxNode): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type === 'ExportAllDeclaration') return ['*'];
  const specified = nodesIn(statement.specifiers).flatMap(({ exported }) => nameOf(exported) ?? []);
  return [...declaredNames(statement), ...specified];
}

interface ReadFile {
  path: string;
  statements: SyntaxNode[];
  /** What it imports, by the name that it has in the file. */
  imported: ReadonlyMap<string, string>;
  lineOf(node: SyntaxNode): number;
}

function readFile(path: string): ReadFile {
  const { code, map } = transformSync(readFileSync(path, 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
    sourcemap: 'external',
    sourcefile: path,
  });
  const program: unknown = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const statements = isNode(program) ? nodesIn(program.body) : [];
  const sources = new SourceMap(JSON.parse(map));
  const specifiers = statements.flatMap(({ type, specifiers }) =>
    type === 'ImportDeclaration' ? nodesIn(specifiers) : [],
  );
  return {
    path,
    statements,
    imported: new Map(specifiers.map(({ local, imported }) => [nameOf(local) ?? '', nameOf(imported) ?? 'default'])),
    lineOf({ loc }) {
      const { line, column } = Object(loc).start;
      const entry = sources.findEntry(line - 1, column);
      return 'originalLine' in entry ? entry.originalLine + 1 : line;
    },
  };
}

function partsOf(file: ReadFile, statement: SyntaxNode): Part[] {
  const parts: Part[] = [];
  const add = (node: SyntaxNode, what: string) => void parts.push({ path: file.path, line: file.lineOf(node), what });
  walk(statement, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const [callee] = nodesIn(node.callee);
    const name = callee?.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
    const called = file.imported.get(name ?? '') ?? name ?? '';
    if (ACTING_HOOKS.includes(called)) add(node, called);
    if (called !== 'jsx' && called !== 'jsxs') return undefined;
    const [, props] = nodesIn(node.arguments);
    if (isInBrowserOnly(file, node)) return false;
    for (const property of nodesIn(props?.properties)) {
      const key = nameOf(property.key) ?? '';
      if (HANDLER.test(key)) add(property, key);
    }
    return undefined;
  });
  return parts;
}

/** Whether a node shows `InBrowserOnly`, the compiled form of its element. */
function isInBrowserOnly({ imported }: ReadFile, { type, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression') return false;
  const [shown] = nodesIn(given);
  return imported.get(nameOf(shown) ?? '') === IN_BROWSER_ONLY;
}

/** A file of the module by a relative import; undefined: it is no script. */
function resolved(from: string, source: string): string | undefined {
  const path = join(dirname(from), source);
  return [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts'), join(path, 'index.tsx')].find((one) => existsSync(one));
}
