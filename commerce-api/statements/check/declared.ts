/** Declared types, reduced to what can be compared with values that PostgreSQL returned. */
import type { ValueKind } from '../record/fact';

/** What a declaration admits at one position. */
export interface Declared {
  /** `any` and `unknown` admit anything, and are not compared. */
  isAnything: boolean;
  kinds: Set<ValueKind>;
  /** Of the objects that it admits; several for a union of them. */
  objects: DeclaredObject[];
  elements?: Declared;
}

export interface DeclaredObject {
  properties: Map<string, Declared>;
  optional: Set<string>;
  /** Of a dictionary. */
  values?: Declared;
}

export const nothing = (): Declared => ({ isAnything: false, kinds: new Set(), objects: [] });

export const anything = (): Declared => ({ ...nothing(), isAnything: true });

/** Both together: what either admits. */
export function either(one: Declared, other: Declared): Declared {
  const elements =
    one.elements && other.elements ? either(one.elements, other.elements) : (one.elements ?? other.elements);
  return {
    isAnything: one.isAnything || other.isAnything,
    kinds: new Set([...one.kinds, ...other.kinds]),
    objects: [...one.objects, ...other.objects],
    ...(elements && { elements }),
  };
}
