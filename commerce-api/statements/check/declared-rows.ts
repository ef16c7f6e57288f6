/** The rows that a statement's type argument declares. */
import {
  type CallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isIntersectionTypeNode,
  isTypeReferenceNode,
  type Node,
  type TypeNode,
} from 'typescript/unstable/ast';
import type { Checker } from 'typescript/unstable/sync';
import { type Declared, type DeclaredObject, nothing } from './declared';
import { declaredType } from './declared-type';

interface Parameter {
  /** Of the function that has it. */
  functionName: string;
  index: number;
}

/**
 * @param calls calls with type arguments, among them those of the function that the statement stands in
 * @returns one, or one a caller where the type names a type parameter of its function
 */
export function declaredRows(checker: Checker, type: TypeNode, calls: readonly CallExpression[]): Declared[] {
  const parts = isIntersectionTypeNode(type) ? [...type.types] : [type];
  const parameter = parts.map(typeParameter).find((found) => found !== undefined);
  if (parameter === undefined) return [ofNode(checker, type)];
  return calls
    .filter(({ expression }) => isIdentifier(expression) && expression.text === parameter.functionName)
    .map((call) => {
      const given = call.typeArguments?.[parameter.index];
      const all = parts.map((part) => ofNode(checker, (typeParameter(part) && given) ?? part));
      return { ...nothing(), kinds: new Set(['object']), objects: [together(all)] };
    });
}

function ofNode(checker: Checker, node: TypeNode): Declared {
  const type = checker.getTypeFromTypeNode(node);
  if (type === undefined) throw new Error(`Failed to read the type ${node.getText()}.`);
  return declaredType(checker, type);
}

/** The intersection of types of rows. */
function together(rows: readonly Declared[]): DeclaredObject {
  const objects = rows.flatMap((row) => row.objects);
  return {
    properties: new Map(objects.flatMap(({ properties }) => [...properties])),
    optional: new Set(objects.flatMap(({ optional }) => [...optional])),
  };
}

/** The type parameter of the function around it that a type is. */
function typeParameter(node: TypeNode): Parameter | undefined {
  if (!isTypeReferenceNode(node) || !isIdentifier(node.typeName)) return undefined;
  const { text } = node.typeName;
  for (let around: Node | undefined = node.parent; around !== undefined; around = around.parent) {
    if (!isFunctionDeclaration(around)) continue;
    const index = around.typeParameters?.findIndex(({ name }) => name.text === text) ?? -1;
    if (index >= 0 && around.name) return { functionName: around.name.text, index };
  }
  return undefined;
}
