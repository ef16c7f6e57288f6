/** A node of a script's syntax tree (ESTree), as the bundler's parser gives it. */
export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes in a field's value: one, or several. */
export function nodesIn(value: unknown): SyntaxNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** Visits a node and all below it. `visit` returns false to skip the node's children. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node)) for (const child of nodesIn(value)) walk(child, visit);
}

/** Text of a string literal, or of a template without substitutions; undefined for all else. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || nodesIn(node.expressions).length > 0) return undefined;
  return nodesIn(node.quasis).map(({ value }) => String(Object(value).cooked))[0];
}

/** Name of an identifier; undefined for all else. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;
}

/** Properties of an object literal by name; null when something in it cannot be named (a spread, a computed name). */
export function propertiesOf(node: unknown): ReadonlyMap<string, unknown> | null {
  if (!isNode(node) || node.type !== 'ObjectExpression') return null;
  const found = new Map<string, unknown>();
  for (const property of nodesIn(node.properties)) {
    const name = property.computed === true ? undefined : (nameOf(property.key) ?? textOf(property.key));
    if (property.type !== 'Property' || name === undefined) return null;
    found.set(name, property.value);
  }
  return found;
}
