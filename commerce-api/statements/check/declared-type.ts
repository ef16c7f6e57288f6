/** Reads a declared type from the compiler. */
import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { ValueKind } from '../record/fact';
import { anything, type Declared, either, nothing } from './declared';

/** JSON that is declared deeper is not compared. */
const DEEPEST = 6;
const STRINGS = TypeFlags.StringLike;
const NULLS = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void;

export function declaredType(checker: Checker, type: Type, depth = 0): Declared {
  const only = (kind: ValueKind): Declared => ({ ...nothing(), kinds: new Set([kind]) });
  if (depth > DEEPEST || type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return anything();
  if (type.flags & NULLS) return only('null');
  if (type.flags & STRINGS) return only('string');
  if (type.flags & TypeFlags.NumberLike) return only('number');
  if (type.flags & TypeFlags.BooleanLike) return only('boolean');
  if (type.isUnionType())
    return (type.getTypes() ?? []).map((one) => declaredType(checker, one, depth)).reduce(either, nothing());
  if (type.isIntersectionType()) {
    // A branded text.
    const base = type.getTypes()?.find(({ flags }) => flags & (STRINGS | TypeFlags.NumberLike));
    if (base) return declaredType(checker, base, depth);
  }
  if (type.isTypeParameter()) return anything();
  return declaredObject(checker, type, depth);
}

function declaredObject(checker: Checker, type: Type, depth: number): Declared {
  if (checker.isArrayLikeType(type)) {
    const elements = type.isTypeReference()
      ? checker
          .getTypeArguments(type)
          .map((one) => declaredType(checker, one, depth + 1))
          .reduce(either, nothing())
      : anything();
    return { ...nothing(), kinds: new Set(['array']), elements };
  }
  const name = type.getSymbol()?.name;
  if (name === 'Date') return { ...nothing(), kinds: new Set(['date']) };
  if (name === 'Buffer' || name === 'Uint8Array') return { ...nothing(), kinds: new Set(['bytes']) };
  const symbols = checker.getPropertiesOfType(type);
  const types = symbols.length > 0 ? checker.getTypeOfSymbol(symbols) : [];
  const properties = new Map(
    symbols.map((symbol, index) => {
      const inner = types[index];
      return [symbol.name, inner ? declaredType(checker, inner, depth + 1) : anything()];
    }),
  );
  const [index] = checker.getIndexInfosOfType(type);
  const values = index && declaredType(checker, index.valueType, depth + 1);
  const optional = new Set(symbols.filter(({ flags }) => flags & SymbolFlags.Optional).map((symbol) => symbol.name));
  return { ...nothing(), kinds: new Set(['object']), objects: [{ properties, optional, ...(values && { values }) }] };
}
