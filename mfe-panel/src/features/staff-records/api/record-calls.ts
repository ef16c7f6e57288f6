import { callStaffApi, type StaffCallName } from '@aksamit/module-sdk/api/staff';
import type { HttpClient, HttpResponse } from '@aksamit/module-sdk/http';

/** A record as the API has it: all fields that staff set, in all languages. */
export type StoredRecord = Record<string, unknown> & { id: string };

export interface RecordsPage {
  records: StoredRecord[];
  total: number;
}

/** The four calls of a kind of record. */
export interface RecordCalls {
  /** Name of the kind in the audit log. */
  subjectKind: string;
  list(http: HttpClient, query: Readonly<Record<string, string | number | undefined>>): Promise<RecordsPage>;
  one(http: HttpClient, id: string): Promise<StoredRecord>;
  /** 422 with fields. */
  add(http: HttpClient, body: object, idempotencyKey: string): Promise<StoredRecord>;
  /** Fields that are left out stay. 422 with fields, 409. */
  change(http: HttpClient, change: { id: string; body: object }, idempotencyKey: string): Promise<StoredRecord>;
}

type Send = (
  http: HttpClient,
  name: StaffCallName,
  input: { params?: { id: string }; query?: object; body?: object; idempotencyKey?: string },
) => Promise<HttpResponse<Record<string, unknown>>>;

// One type for the calls of all kinds: the bodies are checked with the contract's schema before they are sent, and the
// responses with its shape when they arrive.
const send = callStaffApi as unknown as Send;

/** The calls of a kind by their names, which the build looks for in the source. */
export function recordCalls(
  names: Record<'list' | 'one' | 'add' | 'change', StaffCallName>,
  { many, one }: { many: string; one: string },
): RecordCalls {
  const recordOf = ({ data }: HttpResponse<Record<string, unknown>>) => data[one] as StoredRecord;
  return {
    subjectKind: one,
    async list(http, query) {
      const { data, meta } = await send(http, names.list, { query });
      const records = data[many] as StoredRecord[];
      return { records, total: meta?.total ?? records.length };
    },
    one: async (http, id) => recordOf(await send(http, names.one, { params: { id } })),
    add: async (http, body, idempotencyKey) => recordOf(await send(http, names.add, { body, idempotencyKey })),
    change: async (http, { id, body }, idempotencyKey) =>
      recordOf(await send(http, names.change, { params: { id }, body, idempotencyKey })),
  };
}
