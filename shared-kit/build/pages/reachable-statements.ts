import { nameOf, nodesIn, type SyntaxNode } from '../module-uses/syntax-nodes';

/**
 * The top-level statements that some others need, found by name: a declaration of a name that occurs in a reachable
 * statement is reachable too. A name that a function declares inside counts as well, parameters apart: the result may
 * hold too much, but never too little.
 * @param isIgnored whether names inside of a node do not count
 */
export function reachableStatements(
  statements: readonly SyntaxNode[],
  roots: readonly unknown[],
  isIgnored: (node: SyntaxNode) => boolean = () => false,
): ReadonlySet<SyntaxNode> {
  const declaring = new Map(
    statements.flatMap((statement) => declaredNames(statement).map((name) => [name, statement])),
  );
  const reachable = new Set<SyntaxNode>();
  const waiting: unknown[] = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const name of usedNames(next, isIgnored)) {
      const statement = declaring.get(name);
      if (!statement || reachable.has(statement)) continue;
      reachable.add(statement);
      waiting.push(statement);
    }
  }
  return reachable;
}

/** Names that a top-level statement declares: an import, a function, a class, variables, or an export of these. */
export function declaredNames(statement: SyntaxNode): string[] {
  if (statement.type === 'ImportDeclaration')
    return nodesIn(statement.specifiers).flatMap(({ local }) => nameOf(local) ?? []);
  if (statement.type === 'ExportNamedDeclaration') return nodesIn(statement.declaration).flatMap(declaredNames);
  if (statement.type === 'VariableDeclaration')
    return nodesIn(statement.declarations).flatMap(({ id }) => usedNames(id, () => false));
  return nodesIn(statement.id).flatMap((id) => nameOf(id) ?? []);
}

/**
 * Names of all identifiers below a node that may refer to a declaration: no property after a dot, no key, no parameter of
 * a function.
 */
export function usedNames(node: unknown, isIgnored: (node: SyntaxNode) => boolean): string[] {
  const names: string[] = [];
  const visit = (given: unknown, parameters: ReadonlySet<string>): void => {
    for (const one of nodesIn(given)) {
      if (isIgnored(one)) continue;
      const name = nameOf(one);
      if (name !== undefined && !parameters.has(name)) names.push(name);
      const within = new Set([...parameters, ...nodesIn(one.params).flatMap(boundNames)]);
      for (const [field, value] of Object.entries(one)) if (!isMereName(one, field)) visit(value, within);
    }
  };
  visit(node, new Set());
  return names;
}

/** Names that a parameter binds: its own, or those in a pattern. */
function boundNames(pattern: SyntaxNode): string[] {
  const name = nameOf(pattern);
  if (name !== undefined) return [name];
  if (pattern.type === 'Property') return nodesIn(pattern.value).flatMap(boundNames);
  const { left, argument, elements, properties } = pattern;
  return [left, argument, elements, properties].flatMap(nodesIn).flatMap(boundNames);
}

function isMereName({ type, computed }: SyntaxNode, field: string): boolean {
  if (computed === true) return false;
  return (type === 'MemberExpression' && field === 'property') || (type === 'Property' && field === 'key');
}
