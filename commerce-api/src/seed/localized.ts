/** Writing of texts by locale in seed data. */
import type { LocaleCode } from '@aksamit/contracts';

export type Both<Value = string> = Record<LocaleCode, Value>;

/** A text in both languages. */
export const both = <Value>(pl: Value, en: Value): Both<Value> => ({ pl, en });

/** JSON for a jsonb column. */
export const json = (value: unknown) => JSON.stringify(value);

/** Numbers a list of texts: `{ …, order }` from 1. */
export const ordered = <Item extends object>(items: readonly Item[]): (Item & { order: number })[] =>
  items.map((item, index) => ({ ...item, order: index + 1 }));
