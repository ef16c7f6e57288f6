import { SDK } from '../shared-packages';
import { nameOf, nodesIn, propertiesOf, type SyntaxNode, textOf, walk } from './syntax-nodes';

interface FragmentUse {
  module: string;
  name: string;
  version: number;
}

/** What one file of a module uses of others. */
export interface FileUses {
  fragments: FragmentUse[];
  /** Exports of the kit by subpath, of what the shell provides. */
  kit: { subpath: string; name: string }[];
  /** Uses that cannot be read from the file, in sentences for its author. */
  errors: string[];
}

const KIT = `${SDK}/`;

/**
 * Reads out of a file's syntax tree which fragments and kit exports it uses. `isOwn`: the file is the module's own, not
 * one of the kit that it bundles.
 */
export function readUses(
  program: SyntaxNode,
  options: { isOwn: boolean; isShared(subpath: string): boolean },
): FileUses {
  const uses: FileUses = { fragments: [], kit: [], errors: [] };
  const imported = readImports(program, uses, options.isShared);
  if (!options.isOwn) return uses;
  walk(program, (node) => {
    if (/^(Import|Export\w*From|ExportAll)/.test(node.type)) return false;
    const [first, second] = node.type === 'CallExpression' ? nodesIn(node.arguments) : [];
    if (imported.get(nameOf(first) ?? '') === 'lifecycle/Fragment') readFragment(uses, second);
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

function readFragment(uses: FileUses, props: unknown): void {
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
