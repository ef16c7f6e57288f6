/** One kind of record of the offer: its calls, its list, its form. Source: docs/decisions/0209. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { useHref } from '@aksamit/module-sdk/lifecycle';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { type ControlOverrides, type GroupControl, recordControl } from '../../staff-kit/record-form/control';
import type { ReferenceName } from '../../staff-kit/record-form/reference-names';
import type { RecordCalls, StoredRecord } from './api/record-calls';

/** What cells of a list show records with. */
export interface CellTools {
  t: Translate;
  locale: LocaleCode;
  money(minor: number, currency: string): string;
}

export interface KindColumn {
  /** Its label is `staff.records.fields.<key>`. */
  key: string;
  /** The API's name of the field that the list can be sorted by. */
  sort?: string;
  isNumber?: boolean;
  cell(record: StoredRecord, tools: CellTools): ReactNode;
}

/** A filter by the value of a field: of a few, of records, or on and off. */
export type KindFilter =
  /** `words`: its options have texts of their own, below `staff.records.<words>`. */
  | { name: string; kind: 'choice'; options: readonly string[]; words?: string }
  | { name: string; kind: 'switch' }
  | { name: string; kind: 'reference'; to: ReferenceName };

/** What a part of a record's page receives beside its form. */
export interface RecordPartProps {
  record: StoredRecord;
  userId: string;
  role: string;
  /** Shows the record in its form as it is stored now, after it was changed beside the form. */
  renew(stored: StoredRecord): void;
}

/** Where a kind's list and records are. */
export interface KindAddresses {
  list: string;
  recordOf(id: string): string;
}

export interface KindInput {
  /** In addresses; its texts are `staff.records.kinds.<slug>`. */
  slug: string;
  section: 'sale' | 'salons' | 'site';
  /** Of a kind with pages of its own in the menu; the others are found by the overview. */
  addresses?(href: ReturnType<typeof useHref>): KindAddresses;
  calls: RecordCalls;
  input: z.ZodObject;
  /** Fields that cannot change after creation. */
  fixed?: readonly string[];
  viewers: readonly string[];
  editors: readonly string[];
  controls?: ControlOverrides;
  groups: readonly { title: string; fields: readonly string[] }[];
  /** Values of a new record that the schema has no default for. */
  initial?: Readonly<Record<string, unknown>>;
  /** Currency of its amounts; without it they are those of the page's market. */
  currencyOf?(fields: Readonly<Record<string, unknown>>): string | undefined;
  titleOf(record: StoredRecord, tools: Pick<CellTools, 't' | 'locale'>): string;
  columns: readonly KindColumn[];
  isSearched?: boolean;
  filters: readonly KindFilter[];
  /** Order of the list where the address names none. */
  sort?: string;
  /** The shop's page of a record; undefined for one that it does not show. */
  shopPageOf?(
    record: StoredRecord,
    tools: { href: ReturnType<typeof useHref>; locale: LocaleCode },
  ): string | undefined;
  /** Fields that a copy of a record begins without; without it no copy is offered. */
  copyOmits?: readonly string[];
  /** Its `parts` show its former states themselves. */
  hasVersions?: boolean;
  /** Above the list, for those who may change its records. */
  listTool?: ComponentType<{ userId: string }>;
  /** Before the button: what follows from what is typed. */
  preview?: ComponentType<{ record: StoredRecord | null }>;
  /** Above the form of a stored record. */
  head?: ComponentType<RecordPartProps>;
  /** Below the form of a stored record. */
  parts?: ComponentType<RecordPartProps>;
}

export interface StaffRecordKind extends Omit<KindInput, 'fixed'> {
  fixed: readonly string[];
  control: GroupControl;
}

/** Completes a kind with the controls of its form. Throws where a group names a field that the schema lacks. */
export function defineKind(kind: KindInput): StaffRecordKind {
  const control = recordControl(kind.input, kind.controls ?? {});
  const missing = kind.groups.flatMap(({ fields }) => fields).filter((field) => !control.fields.has(field));
  if (missing.length > 0) throw new Error(`Failed to define ${kind.slug}: it has no fields ${missing.join(', ')}.`);
  return { ...kind, fixed: kind.fixed ?? [], control };
}
