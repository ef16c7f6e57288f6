import { SDK } from '../shared-packages';
import { nameOf, nodesIn, propertiesOf, quasiTexts, type SyntaxNode, textOf, walk } from './syntax-nodes';

/** A link to a page of another module, with its parameters; without: the page is named elsewhere. */
export interface PageLink {
  page: string;
  params?: string[];
}

interface FragmentUse {
  module: string;
  name: string;
  version: number;
}

/** What one file of a module uses of others. */
export interface FileUses {
  links: PageLink[];
  fragments: FragmentUse[];
  /** Exports of the kit by subpath, of what the shell provides. */
  kit: { subpath: string; name: string }[];
  /** Uses that cannot be read from the file, in sentences for its author. */
  errors: string[];
}

const KIT = `${SDK}/`;
const PAGE = /^([a-z][a-z0-9-]*)\/[a-z0-9][a-z0-9-]*$/;
/** Names of media types look like names of pages. */
const MEDIA = new Set('application audio font image message model multipart text video'.split(' '));

interface FileReading {
  module: string;
  uses: FileUses;
  /** Local name to what is imported from the kit under it, `lifecycle/useHref`. */
  imported: ReadonlyMap<string, string>;
}

/**
 * Reads out of a file's syntax tree which pages, fragments and kit exports it uses. A page counts wherever its name
 * stands as a literal, since tables of names are as good as calls; in a call of `href` or `pagePath` the parameters are
 * known too. `isOwn`: the file is the module's own, not one of the kit that it bundles.
 */
export function readUses(
  program: SyntaxNode,
  options: { module: string; isOwn: boolean; isShared(subpath: string): boolean },
): FileUses {
  const uses: FileUses = { links: [], fragments: [], kit: [], errors: [] };
  const imported = readImports(program, uses, options.isShared);
  if (!options.isOwn) return uses;
  const reading: FileReading = { module: options.module, uses, imported };
  const seen = new Set<unknown>();
  walk(program, (node) => {
    if (/^(Import|Export\w*From|ExportAll)/.test(node.type)) return false;
    if (node.type === 'CallExpression') readCall(reading, node, seen);
    if (!seen.has(node)) readText(reading, node);
    return undefined;
  });
  return uses;
}

function readImports(program: SyntaxNode, uses: FileUses, isShared: (subpath: string) => boolean): Map<string, string> {
  const imported = new Map<string, string>();
  for (const statement of nodesIn(program.body)) {
    const source = textOf(statement.source);
    if (source === undefined || !source.startsWith(KIT)) continue;
    const subpath = source.slice(KIT.length);
    for (const specifier of nodesIn(statement.specifiers)) {
      const name = statement.type === 'ImportDeclaration' ? nameOf(specifier.imported) : nameOf(specifier.local);
      if (name !== undefined && isShared(subpath)) uses.kit.push({ subpath, name });
      if (name === undefined && isShared(subpath))
        uses.errors.push(`It imports all of ${source}. Import what it needs by name.`);
      imported.set(nameOf(specifier.local) ?? '', `${subpath}/${name}`);
    }
  }
  return imported;
}

function readCall(reading: FileReading, call: SyntaxNode, seen: Set<unknown>): void {
  const [first, second] = nodesIn(call.arguments);
  const callee = nodesIn(call.callee)[0];
  const called = reading.imported.get(nameOf(callee) ?? '');
  if (reading.imported.get(nameOf(first) ?? '') === 'lifecycle/Fragment') readFragment(reading, second);
  else if (called === 'router/pagePath') {
    const target = propertiesOf(second);
    readLink(reading, target?.get('page'), target === null ? null : target.get('params'), seen);
  } else if (nameOf(callee) === 'href' || isUseHref(reading, callee)) readLink(reading, first, second, seen);
}

/** `useHref()`, which is called at once. */
function isUseHref({ imported }: FileReading, callee: SyntaxNode | undefined): boolean {
  if (callee?.type !== 'CallExpression') return false;
  return imported.get(nameOf(nodesIn(callee.callee)[0]) ?? '') === 'lifecycle/useHref';
}

/** `params` undefined: the link has none; anything but an object literal is unknown. */
function readLink(reading: FileReading, page: unknown, params: unknown, seen: Set<unknown>): void {
  const name = textOf(page);
  if (name === undefined) {
    const [node] = nodesIn(page);
    const isBuilt = node?.type === 'BinaryExpression' || node?.type === 'TemplateLiteral';
    if (isBuilt && !(quasiTexts(node)[0] ?? '').startsWith(`${reading.module}/`))
      reading.uses.errors.push('It puts the name of a page together. Write names of pages as whole literals.');
    return;
  }
  seen.add(page);
  if (!PAGE.test(name)) {
    reading.uses.errors.push(`It links "${name}", which is no name of a page. Write <module>/<page>.`);
    return;
  }
  const given = params === undefined ? new Map() : propertiesOf(params);
  reading.uses.links.push(given === null ? { page: name } : { page: name, params: [...given.keys()].sort() });
}

function readFragment({ uses }: FileReading, props: unknown): void {
  const given = propertiesOf(props);
  const module = textOf(given?.get('module'));
  const name = textOf(given?.get('name'));
  const version: unknown = Object(given?.get('version')).value;
  if (module === undefined || name === undefined || typeof version !== 'number') {
    uses.errors.push('It mounts a fragment without saying which. Write module, name and version as literals.');
    return;
  }
  uses.fragments.push({ module, name, version });
}

function readText({ module, uses }: FileReading, node: SyntaxNode): void {
  const text = textOf(node);
  const owner = PAGE.exec(text ?? '')?.[1];
  if (text !== undefined && owner !== undefined && owner !== module && !MEDIA.has(owner))
    uses.links.push({ page: text });
}
