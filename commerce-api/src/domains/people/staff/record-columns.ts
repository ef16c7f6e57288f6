import type { RecordKind } from './record-kind';

/** Fields that staff set, with the column that each is stored in. */
export type RecordColumns = Readonly<Record<string, string>>;

/** Columns of the kind's own table: all fields of its input but links and those of the table beside. */
export function ownColumns({ input, renamed = {}, links = {}, beside }: RecordKind): RecordColumns {
  const elsewhere = new Set([...Object.keys(links), ...(beside?.fields ?? [])]);
  const own = Object.keys(input.shape).filter((field) => !elsewhere.has(field));
  return Object.fromEntries(own.map((field) => [field, renamed[field] ?? snakeCase(field)]));
}

/** Columns of the table beside; none without one. */
export const besideColumns = ({ beside }: RecordKind): RecordColumns =>
  Object.fromEntries((beside?.fields ?? []).map((field) => [field, snakeCase(field)]));

const snakeCase = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
