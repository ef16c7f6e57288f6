/** Statements that a migration must not use while the shop sells. Source: docs/decisions/0049. */

export interface Complaint {
  statement: string;
  why: string;
}

interface Rule {
  pattern: RegExp;
  why: string;
}

const OUTSIDE = /^-- outside a transaction\b/;
const CONCURRENT = /^(create (unique )?index concurrently|drop index concurrently)\b/;

/** Rules on tables that exist; the table's name is the first group. */
const ON_TABLES: readonly Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently)(?:if not exists )?\S+ on (?:only )?(\w+)/,
    why: 'writers wait until the index is built. Use CREATE INDEX CONCURRENTLY in a file outside a transaction',
  },
  {
    pattern: /^alter table (?:only )?(\w+)[^;]*\badd column\b(?=[^,;]*\bnot null\b)(?![^,;]*\b(?:default|generated)\b)/,
    why: 'the column has no value in the rows that exist. Add it nullable or with a constant default',
  },
  {
    pattern: /^alter table (?:only )?(\w+)[^;]*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b/,
    why: 'a default that differs from row to row rewrites the table. Fill the column in steps',
  },
  {
    pattern: /^alter table (?:only )?(\w+)[^;]*\bgenerated always as \([^;]*\bstored\b/,
    why: 'a stored column rewrites the table. Keep it by a trigger and fill it in steps',
  },
  {
    pattern: /^alter table (?:only )?(\w+)[^;]*\balter (?:column )?\w+ (?:set data )?type\b/,
    why: 'another type rewrites the table. Add a column',
  },
  {
    pattern: /^alter table (?:only )?(\w+)[^;]*\balter (?:column )?\w+ set not null\b/,
    why: 'the whole table is read under an exclusive lock. Add a check NOT VALID, validate it, then set NOT NULL',
  },
  {
    pattern: /^alter table (?:only )?(\w+)[^;]*\badd (?:constraint \w+ )?(?:check|foreign key)\b(?![^;]*\bnot valid\b)/,
    why: 'the whole table is read under a lock. Add it NOT VALID and validate it in the next file',
  },
  {
    pattern:
      /^alter table (?:only )?(\w+)[^;]*\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?![^;]*\busing index\b)/,
    why: 'an index is built under an exclusive lock. Build it concurrently and add the constraint USING INDEX',
  },
  {
    pattern: /^alter table (?:if exists )?(?:only )?(\w+)[^;]*\b(?:rename|drop column)\b/,
    why: 'the release that still runs uses the old name. Do it once no release does',
  },
  {
    pattern: /^drop table (?:if exists )?(\w+)/,
    why: 'the release that still runs uses it. Do it once no release does',
  },
  { pattern: /^truncate (?:table )?(\w+)/, why: 'it takes everything under an exclusive lock. Delete in steps' },
  {
    pattern: /^lock table (\w+)/,
    why: 'requests wait for the whole file. Say why that is short',
  },
  {
    pattern: /^update (?:only )?(\w+)(?![\s\S]*\bwhere\b)/,
    why: 'every row is written and locked in one transaction. Update in steps',
  },
];

const ANYWHERE: readonly Rule[] = [
  { pattern: /^(?:vacuum full|cluster|reindex(?! .*concurrently))/, why: 'the table is locked until it is rewritten' },
];

/** Bodies of functions and comments removed; statements declared safe are marked. */
function statements(sql: string): { text: string; isMarkedSafe: boolean }[] {
  return (
    sql
      .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
      // A semicolon of a comment ends no statement.
      .replace(/--.*$/gm, (comment) => comment.replaceAll(';', ','))
      .split(';')
      .map((raw) => ({
        text: raw.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase(),
        isMarkedSafe: /^-- safe: \S/m.test(raw),
      }))
      .filter(({ text }) => text !== '')
  );
}

/** The statements of a migration that would block requests, or break the release that still runs. */
export function unsafeStatements(sql: string): Complaint[] {
  const isOutside = OUTSIDE.test(sql);
  const all = statements(sql);
  const made = new Set(
    all.flatMap(({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  );
  return all.flatMap(({ text, isMarkedSafe }) => {
    if (isMarkedSafe) return [];
    const complaint = (why: string): Complaint[] => [{ statement: text, why }];
    if (isOutside) {
      return CONCURRENT.test(text)
        ? []
        : complaint('only indexes are built outside a transaction. Use a file of its own');
    }
    if (CONCURRENT.test(text)) return complaint('begin the file with "-- outside a transaction"');
    const broken =
      ANYWHERE.find(({ pattern }) => pattern.test(text)) ??
      ON_TABLES.find(({ pattern }) => {
        const table = pattern.exec(text)?.[1];
        return table !== undefined && !made.has(table);
      });
    return broken ? complaint(broken.why) : [];
  });
}
