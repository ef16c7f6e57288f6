import { nameOf, nodesIn, type SyntaxNode } from '../module-uses/syntax-nodes';

/**
 * The top-level statements that some others need, found by name: a declaration of a name that occurs in a reachable
 * statement is reachable too. A shadowed name counts as well: the result may hold too much, but never too little.
 */
export function reachableStatements(
  statements: readonly SyntaxNode[],
  roots: readonly unknown[],
): ReadonlySet<SyntaxNode> {
  const declaring = new Map(
    statements.flatMap((statement) => declaredNames(statement).map((name) => [name, statement])),
  );
  const reachable = new Set<SyntaxNode>();
  const waiting: unknown[] = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const name of usedNames(next)) {
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
    return nodesIn(statement.declarations).flatMap(({ id }) => usedNames(id));
  return nodesIn(statement.id).flatMap((id) => nameOf(id) ?? []);
}

/** Names of all identifiers below a node that may refer to a declaration: no property after a dot, no key. */
function usedNames(node: unknown): string[] {
  const names: string[] = [];
  const visit = (given: unknown): void => {
    for (const one of nodesIn(given)) {
      const name = nameOf(one);
      if (name !== undefined) names.push(name);
      for (const [field, value] of Object.entries(one)) if (!isMereName(one, field)) visit(value);
    }
  };
  visit(node);
  return names;
}

function isMereName({ type, computed }: SyntaxNode, field: string): boolean {
  if (computed === true) return false;
  return (type === 'MemberExpression' && field === 'property') || (type === 'Property' && field === 'key');
}
