import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './database';

/** One part of an export: the condition on its rows (`r`), and excluded columns (secrets or the shop's own). */
export interface ExportedPart {
  table: string;
  whose(userId: string): RawBuilder<unknown>;
  without?: readonly string[];
}

/** Guest orders that become an account's. */
export interface LinkedOrders {
  userId: string;
  /** Locked by the caller. */
  orderIds: readonly string[];
}

/** Orders whose person is removed. */
export interface OldOrders {
  /** Locked by the caller. */
  orderIds: readonly string[];
  now: Date;
  /** What is kept by its own date, as an invoice is, keeps its person until it is this old too. */
  retentionYears: number;
}

/**
 * What a domain holds about persons. People decides who is deleted, linked or anonymized, and when; each domain writes its
 * own tables, in the transaction that people has opened and in which the account's or the orders' rows are locked.
 */
export interface PersonalData {
  /** By name of the part in the export. A test compares the tables of all domains with those that lead to users. */
  exports: Readonly<Record<string, ExportedPart>>;
  /**
   * Tables that lead to users and are excluded: secrets without content, photographs of the shop, and differences
   * between its books and a gateway's.
   */
  notExported?: readonly string[];
  /** An account is deleted: deletes, or gives up, what nobody needs without it. */
  purge?(trx: Trx, userId: string, now: Date): Promise<void>;
  /** An account is deleted: removes its person from rows that are retained. Runs after every domain's `purge`. */
  anonymize?(trx: Trx, userId: string): Promise<void>;
  /** A verified phone made guest orders the account's. */
  link?(trx: Trx, orders: LinkedOrders): Promise<void>;
  /** Retention has ended: removes the person from orders and from what belongs to them. */
  anonymizeOrders?(trx: Trx, orders: OldOrders): Promise<void>;
}

/**
 * In which order the hooks run, which is the order of their locks. `all` is in the order of `domains/index.ts`. Deleting
 * goes along it: a cart's holds are found by its lines, so booking comes before sales. All else goes against it: orders are
 * locked before their visits, as every verb does.
 */
export const personalDataOrder = (all: readonly PersonalData[]) => ({
  purge: all,
  change: [...all].reverse(),
});

/** Rows that name the user. */
export const ofUser = (userId: string) => sql`r.user_id = ${userId}::uuid`;
