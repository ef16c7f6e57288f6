import { parse } from 'acorn';
import { isNode, nameOf, nodesIn, propertiesOf, type SyntaxNode } from '../module-uses/syntax-nodes';
import { declaredNames, reachableStatements } from './reachable-statements';

/** Parts of a definition that are code: the rest of it is data, which the build evaluates. */
const CODE = ['load', 'act', 'component', 'texts'];

/** What a file defines, by the functions that do. */
const DEFINED_BY: Readonly<Record<string, DefinedKind>> = {
  definePage: 'page',
  definePages: 'page',
  defineFragment: 'fragment',
  defineIsland: 'island',
};
export type DefinedKind = 'page' | 'fragment' | 'island';

const DEFINING: Readonly<Record<DefinedKind, string>> = {
  page: 'definePage',
  fragment: 'defineFragment',
  island: 'defineIsland',
};

/** The export under which the browser's form of a file has a component, by the component's name in the file. */
export const componentExport = (component: string): string => `$${component}`;

/**
 * A file of pages or of a fragment, reduced to the data of its definitions and what they are computed from: safe to run
 * in Node, since no component and none of its imports is left. `load` and `act` become `true`, a component its name, so
 * that pages which share one are known, and texts the languages that they are in.
 * @param script the file as JavaScript, types and JSX compiled
 * @throws one sentence when the definition cannot be read
 */
export function declarationSource(script: string, kind: DefinedKind): string {
  const { statements, exported, objects } = readDefinition(script, kind);
  const cuts = objects.flatMap((object) =>
    nodesIn(object.properties).flatMap((property) => {
      const name = nameOf(property.key) ?? '';
      if (property.type !== 'Property' || !CODE.includes(name)) return [];
      return [{ ...range(property), text: `${name}: ${JSON.stringify(shownAs(name, property.value))}` }];
    }),
  );
  const reachable = reachableStatements(statements, [...calleeOf(exported), ...dataOf(exported, cuts)]);
  const dropped = statements.filter((statement) => statement !== exported && !reachable.has(statement));
  return replaceRanges(script, [...cuts, ...dropped.map((statement) => ({ ...range(statement), text: '' }))]);
}

/**
 * What the declaration has for a part that is code.
 * @param name the part's name in the definition
 */
function shownAs(name: string, value: unknown): unknown {
  if (name === 'component') return nameOf(value);
  return name === 'texts' ? [...(propertiesOf(value)?.keys() ?? [])] : true;
}

/**
 * Such a file as browsers get it: its components, each exported by its name (`componentExport`), and what they need. The
 * definition, loaders, texts and all that only these use are gone.
 * @param script the file as JavaScript, types and JSX compiled
 * @throws one sentence when the definition cannot be read
 */
export function browserSource(script: string, kind: DefinedKind): string {
  const { statements, exported, components } = readDefinition(script, kind);
  const others = statements.filter((statement) => statement !== exported && declaredNames(statement).length === 0);
  const named = statements.filter(({ type }) => type === 'ExportNamedDeclaration');
  const reachable = reachableStatements(statements, [...components, ...others, ...named]);
  const dropped = statements.filter(
    (statement) => !reachable.has(statement) && !others.includes(statement) && !named.includes(statement),
  );
  const names = [...new Set(components.flatMap((component) => nameOf(component) ?? []))];
  const exports = names.map((name) => `${name} as ${componentExport(name)}`);
  return replaceRanges(
    script,
    dropped.map((statement) => ({
      ...range(statement),
      text: statement === exported ? `export { ${exports.join(', ')} };` : '',
    })),
  );
}

/**
 * An island's file as browsers get it: without its loader and all that only this uses.
 * @param script the file as JavaScript, types and JSX compiled
 * @throws one sentence when the definition cannot be read
 */
export function islandSource(script: string): string {
  const { statements, exported, objects } = readDefinition(script, 'island');
  const cuts = objects.flatMap((object) =>
    nodesIn(object.properties).flatMap((property) =>
      nameOf(property.key) === 'load' ? [{ ...range(property), text: 'load: undefined' }] : [],
    ),
  );
  const others = statements.filter((statement) => statement !== exported && declaredNames(statement).length === 0);
  const named = statements.filter(({ type }) => type === 'ExportNamedDeclaration');
  const roots = [...calleeOf(exported), ...dataOf(exported, cuts), ...others, ...named];
  const reachable = reachableStatements(statements, roots);
  const dropped = statements.filter(
    (one) => one !== exported && !reachable.has(one) && !others.includes(one) && !named.includes(one),
  );
  return replaceRanges(script, [...cuts, ...dropped.map((statement) => ({ ...range(statement), text: '' }))]);
}

/**
 * A fragment's file with one part of its definition as its default export, and what that needs.
 * @param script the file as JavaScript, types and JSX compiled
 * @throws one sentence when the definition cannot be read
 */
export function partSource(script: string, part: 'texts' | 'load'): string {
  const { statements, exported, objects } = readDefinition(script, 'fragment');
  const [value] = nodesIn(propertiesOf(objects[0])?.get(part));
  if (!value) throw new Error(`its definition has no ${part}. Write it in the object literal.`);
  const reachable = reachableStatements(statements, [value]);
  const dropped = statements.filter((statement) => statement !== exported && !reachable.has(statement));
  return replaceRanges(script, [
    ...dropped.map((statement) => ({ ...range(statement), text: '' })),
    { start: range(exported).start, end: range(value).start, text: 'export default (' },
    { start: range(value).end, end: range(exported).end, text: ');' },
  ]);
}

interface ReadDefinition {
  statements: SyntaxNode[];
  /** The statement with the definition. */
  exported: SyntaxNode;
  /** The object literals of the definition: of one page, or the shared fields and each page's. */
  objects: SyntaxNode[];
  /** By page, in their order. */
  components: SyntaxNode[];
}

function readDefinition(script: string, kind: DefinedKind): ReadDefinition {
  const program: unknown = parse(script, { ecmaVersion: 'latest', sourceType: 'module' });
  const statements = isNode(program) ? nodesIn(program.body) : [];
  const exported = statements.find(({ type }) => type === 'ExportDefaultDeclaration');
  const [call] = nodesIn(exported?.declaration);
  const callee = call?.type === 'CallExpression' ? nameOf(call.callee) : undefined;
  if (!exported || !call || DEFINED_BY[callee ?? ''] !== kind) {
    throw new Error(`it defines no ${kind}. Write export default ${DEFINING[kind]}({ … }).`);
  }
  const [first, second] = nodesIn(call.arguments);
  if (callee !== 'definePages') {
    const only = literal(first, kind);
    return { statements, exported, objects: [only], components: [componentOf(kind, only)] };
  }
  const shared = literal(first, kind);
  const pages = second?.type === 'ArrayExpression' ? nodesIn(second.elements).map((page) => literal(page, kind)) : [];
  if (pages.length === 0) throw new Error('definePages lists no pages. Write each as an object literal.');
  const components = pages.map((page) => componentOf(kind, page, shared));
  return { statements, exported, objects: [shared, ...pages], components };
}

function literal(node: SyntaxNode | undefined, kind: DefinedKind): SyntaxNode {
  if (node?.type === 'ObjectExpression') return node;
  throw new Error(`a ${kind} is not an object literal, so its parts cannot be told apart. Write it out.`);
}

/** A component is a name: of a function in the file, or of an import. */
function componentOf(kind: DefinedKind, ...objects: SyntaxNode[]): SyntaxNode {
  const [given] = objects.flatMap((object) =>
    nodesIn(object.properties).flatMap((property) =>
      nameOf(property.key) === 'component' ? nodesIn(property.value) : [],
    ),
  );
  if (nameOf(given) !== undefined && given) return given;
  const name = propertiesOf(objects[0])?.get('name');
  const which = isNode(name) ? ` of ${kind} ${JSON.stringify(name.value)}` : '';
  throw new Error(`the component${which} is not named. Write component: <name of a function>.`);
}

interface Cut {
  start: number;
  end: number;
  text: string;
}

const range = ({ start, end }: SyntaxNode): Pick<Cut, 'start' | 'end'> => ({ start: Number(start), end: Number(end) });

function calleeOf({ declaration }: SyntaxNode): SyntaxNode[] {
  return nodesIn(declaration).flatMap((call) => nodesIn(call.callee));
}

/** Everything in the definition's arguments but what is cut out. */
function dataOf({ declaration }: SyntaxNode, cuts: readonly Cut[]): SyntaxNode[] {
  const isCut = (node: SyntaxNode) => cuts.some(({ start }) => start === node.start);
  return nodesIn(declaration)
    .flatMap((call) => nodesIn(call.arguments))
    .flatMap((argument) => (argument.type === 'ArrayExpression' ? nodesIn(argument.elements) : [argument]))
    .flatMap((object) => nodesIn(object.properties).filter((property) => !isCut(property)));
}

/** Line breaks stay, so that line numbers of errors and source maps do. */
function replaceRanges(script: string, cuts: readonly Cut[]): string {
  return [...cuts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, cut) => {
      const breaks = text.slice(cut.start, cut.end).replaceAll(/[^\n]/g, '');
      return text.slice(0, cut.start) + cut.text + breaks + text.slice(cut.end);
    }, script);
}
