import { type RawBuilder, sql } from 'kysely';

/** What somebody who calls or comes is found by; all that is given has to fit. */
export interface BoughtSearch {
  orderNumber?: string | undefined;
  phonePrefix: string;
  phone?: string | undefined;
  /** Beginnings of the first name, the last name, or both. */
  name?: string | undefined;
  email?: string | undefined;
  /** Of these orders: those that a voucher paid for, or those of a person. */
  orderIds?: readonly string[] | undefined;
}

/** More words than a name has. */
export const MOST_WORDS = 4;
/** Follows every other character. */
const LAST = '\u{10FFFF}';

/**
 * Condition on `orders o`. Only what is given is part of it, so that a prepared statement uses the index of it.
 * @throws when nothing is given: everything would be found
 */
export function isFoundBy(search: BoughtSearch): RawBuilder<boolean> {
  const { orderNumber, phonePrefix, phone, name, email, orderIds } = search;
  const conditions = [
    ...(orderNumber === undefined ? [] : [sql`o.number = upper(${orderNumber})`]),
    ...(phone === undefined ? [] : [sql`(o.phone_prefix = ${phonePrefix} and o.phone = ${phone})`]),
    ...(email === undefined ? [] : [sql`lower(o.email) = lower(${email})`]),
    ...(name === undefined
      ? []
      : name
          .split(/\s+/)
          .slice(0, MOST_WORDS)
          .map((word) => hasNameLike(word, 'o'))),
    ...(orderIds === undefined ? [] : [sql`o.id = any (${orderIds}::uuid[])`]),
  ];
  if (conditions.length === 0)
    throw new Error('Failed to search purchases: nothing to find them by. Validate it first.');
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * SQL: a word begins the first or the last name in a row, without accents and case. Between two texts instead of like:
 * indexed.
 */
export function hasNameLike(word: string, row: 'o' | 'n'): RawBuilder<unknown> {
  const begins = (column: string) => {
    const form = sql`search_form(${sql.ref(column)})`;
    return sql`(${form} ~>=~ search_form(${word}) and ${form} ~<~ (search_form(${word}) || ${LAST}))`;
  };
  return sql`(${begins(`${row}.last_name`)} or ${begins(`${row}.first_name`)})`;
}
