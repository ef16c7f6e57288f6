import { dataOf, listOf, listQuery, recordId } from '@aksamit/contracts';
import { changeOf } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { databaseErrorCode, type Trx, violatedConstraint } from '../../../platform/database';
import { metaOf, offsetOf, readSort } from '../../../platform/pagination';
import { changesOf } from './audit-log';
import { besideColumns, ownColumns } from './record-columns';
import type { RecordKind } from './record-kind';
import { findRecord, insertRecord, lockRecord, selectRecords, updateRecord } from './record-queries';
import { registerStaffCall } from './staff-route';

/** Longer JSON is logged as changed, without its content. */
const QUOTED_LENGTH = 300;

/**
 * The calls of one kind of record: GET (list), GET /{id}, POST, PUT /{id}. The database's refusals are reported by
 * field (422) or as a conflict (409).
 */
export function registerRecords(
  app: App,
  dependencies: AppDependencies,
  kind: RecordKind,
  only: readonly ('list' | 'one' | 'add' | 'change')[] = ['list', 'one', 'add', 'change'],
): void {
  if (only.includes('list')) registerList(app, dependencies, kind);
  if (only.includes('one')) registerOne(app, dependencies, kind);
  if (only.includes('add')) registerAdding(app, dependencies, kind);
  if (only.includes('change')) registerChange(app, dependencies, kind);
}

/** Names that a list is filtered by. */
const filtersOf = ({ filters = [], filtered = {} }: RecordKind) => [...filters, ...Object.keys(filtered)];

const answerOf = (kind: RecordKind) => dataOf({ [kind.one]: recordSchema(kind) });

const paramsOf = (kind: RecordKind) => z.object({ id: kind.idType === 'uuid' ? z.uuid() : recordId });

/** Throws the database's refusal as what it means for this kind. */
export const explainerOf =
  (kind: RecordKind) =>
  async (error: unknown): Promise<never> => {
    throw refusalOf(kind, error);
  };

function registerList(app: App, dependencies: AppDependencies, kind: RecordKind): void {
  const { one, many, path, rights } = kind;
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path,
    right: rights.read,
    summary: `${many}, all fields, in all languages; sort: ${kind.sorts.join(', ')}`,
    query: listQuery.extend({
      q: z.string().trim().max(100).optional(),
      ...Object.fromEntries(filtersOf(kind).map((field) => [field, z.string().max(80).optional()])),
    }),
    answer: listOf({ [many]: z.array(recordSchema(kind)) }),
    async work({ trx, query }) {
      const filters = new Map<string, unknown>(Object.entries(query));
      const equals = Object.fromEntries(
        filtersOf(kind).flatMap((field) => (filters.get(field) === undefined ? [] : [[field, filters.get(field)]])),
      );
      const sort = readSort(query.sort, kind.sorts);
      const { records, total } = await selectRecords(trx, kind, {
        q: query.q,
        equals,
        sort,
        limit: query.perPage,
        offset: offsetOf(query),
      });
      return {
        answer: { data: { [many]: records }, meta: metaOf(query, total) },
        subject: { kind: one, id: null, details: equals },
      };
    },
  });
}

function registerOne(app: App, dependencies: AppDependencies, kind: RecordKind): void {
  const { one, many, path, rights } = kind;
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: `${path}/:id`,
    right: rights.read,
    summary: `One of ${many}`,
    params: paramsOf(kind),
    answer: answerOf(kind),
    async work({ trx, params: { id } }) {
      const found = await findRecord(trx, kind, id);
      if (!found) throw notFound();
      return { answer: { data: { [one]: found } }, subject: { kind: one, id } };
    },
  });
}

function registerAdding(app: App, dependencies: AppDependencies, kind: RecordKind): void {
  const { one, many, path, rights } = kind;
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path,
    right: rights.write,
    summary: `Adds one to ${many}`,
    body: kind.input,
    answer: answerOf(kind),
    status: 201,
    async work({ trx, actor, body, now }) {
      kind.check?.({ before: null, values: body, now });
      await nameEditor(trx, actor.userId);
      const id = await insertRecord(trx, kind, completed(kind, null, body));
      const made = await findRecord(trx, kind, id);
      if (made) await kind.written?.(trx, { id, before: null, after: made, actorId: actor.userId, now });
      if (!made) throw new Error(`Failed to add to ${many}: the new record cannot be read. Look at ${kind.table}.`);
      return {
        answer: { data: { [one]: made } },
        subject: { kind: one, id, details: shortened(changesOf({}, made)) },
      };
    },
    explain: explainerOf(kind),
  });
}

function registerChange(app: App, dependencies: AppDependencies, kind: RecordKind): void {
  const { one, many, path, rights } = kind;
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: `${path}/:id`,
    right: rights.write,
    summary: `Changes one of ${many}; what is left out stays`,
    params: paramsOf(kind),
    body: changeSchema(kind),
    answer: answerOf(kind),
    async work({ trx, actor, params: { id }, body, now }) {
      const { after, changes } = await changeRecord(trx, kind, { id, values: body, editor: actor.userId, now });
      return { answer: { data: { [one]: after } }, subject: { kind: one, id, details: changes } };
    },
    explain: explainerOf(kind),
  });
}

export interface RecordChange {
  id: string;
  /** Fields that change; those left out stay. */
  values: Record<string, unknown>;
  /** Id of the person; null for one whose account is gone. */
  editor: string | null;
  now: Date;
}

/**
 * Changes a record within a transaction.
 * @returns the record, and what changed in it, for the log
 * @throws 404, 422, or the database's refusal, for `explainerOf`
 */
export async function changeRecord(trx: Trx, kind: RecordKind, { id, values, editor, now }: RecordChange) {
  const before = await lockRecord(trx, kind, id);
  if (!before) throw notFound();
  kind.check?.({ before, values, now });
  await nameEditor(trx, editor);
  await updateRecord(trx, kind, id, differing(before, completed(kind, before, values)));
  const after = await findRecord(trx, kind, id);
  if (!after) throw notFound();
  if (editor !== null) await kind.written?.(trx, { id, before, after, actorId: editor, now });
  return { after, changes: shortened(changesOf(before, after)) };
}

/** Names the person to triggers, such as the one that keeps former states of pages, until the transaction ends. */
async function nameEditor(trx: Trx, userId: string | null): Promise<void> {
  await sql`select set_config('aksamit.editor', ${userId ?? ''}, true)`.execute(trx);
}

function recordSchema({ input, unfinished = {}, shown = {} }: RecordKind) {
  return z.object({
    id: z.string(),
    ...input.shape,
    ...unfinished,
    ...Object.fromEntries(Object.entries(shown).map(([field, { schema }]) => [field, schema])),
  });
}

/** Any of the fields that may change. */
function changeSchema({ input, fixed = [] }: RecordKind) {
  const fields = Object.entries(input.shape).filter(([field]) => !fixed.includes(field));
  return changeOf(z.strictObject(Object.fromEntries(fields)));
}

type Values = Record<string, unknown>;

const completed = ({ complete }: RecordKind, before: Values | null, values: Values) =>
  complete?.({ before, values }) ?? values;

/** Unchanged values are not written again: a history must not show them as a change. */
function differing(before: Record<string, unknown>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}

function shortened(changes: Record<string, { from: unknown; to: unknown }>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [
      field,
      JSON.stringify(change).length > QUOTED_LENGTH ? 'changed' : change,
    ]),
  );
}

/** Maps the database's refusal to an API error; any other error is returned unchanged. */
export function refusalOf(kind: RecordKind, error: unknown): unknown {
  const code = databaseErrorCode(error);
  const constraint = violatedConstraint(error) ?? '';
  const known = kind.refusals?.[constraint] ?? kind.refusals?.[code ?? ''];
  if (known) return typeof known === 'function' ? known() : invalidFields({ [known.field]: [known.message] });
  switch (code) {
    case '23505':
      return invalidFields({ [constraint === 'slugs_pkey' ? 'slugs' : fieldOf(kind, constraint)]: ['taken'] });
    case '23503':
      return invalidFields({ [fieldOf(kind, constraint)]: ['not_allowed'] });
    case '23514':
    case '23502':
      return invalidFields({ [fieldOf(kind, constraint)]: ['invalid'] });
    default:
      return error;
  }
}

/** The field in a constraint's name (`products_category_id_fkey`); the body when there is none. */
function fieldOf(kind: RecordKind, constraint: string): string {
  const columns = [
    ...Object.entries(ownColumns(kind)).map(([field, column]) => ({ field, start: `${kind.table}_${column}` })),
    ...Object.entries(besideColumns(kind)).map(([field, column]) => ({
      field,
      start: `${kind.beside?.table}_${column}`,
    })),
    ...Object.entries(kind.links ?? {}).map(([field, link]) => ({ field, start: link.table })),
  ];
  const found = columns
    .filter(({ start }) => constraint.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length)[0];
  return found?.field ?? 'body';
}
