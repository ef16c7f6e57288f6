import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { dayOf } from './report-source';

const AT_ONCE = 10_000;

/** Purges reports and problems older than 30 days, and the sources of reports from before yesterday. For the worker. */
export async function purgeOldReports(db: Db, now = new Date()): Promise<void> {
  await sql`delete from release_report_sources where day < ${dayOf(now)}::date - 1`.execute(db);
  await sql`delete from release_report_networks where day < ${dayOf(now)}::date - 1`.execute(db);
  await sql`delete from release_uncounted_reports where day < ${dayOf(now)}::date - 30`.execute(db);
  await inParts(() =>
    sql`delete from release_reports where ctid in (select ctid from release_reports
      where reported_at < ${now}::timestamptz - interval '30 days' limit ${AT_ONCE})`.execute(db),
  );
  await inParts(() =>
    sql`delete from release_problems where ctid in (select ctid from release_problems
      where occurred_at < ${now}::timestamptz - interval '30 days' limit ${AT_ONCE})`.execute(db),
  );
}

/** Small transactions, so that no other one waits for long. */
async function inParts(remove: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  while ((await remove()).numAffectedRows === BigInt(AT_ONCE)) {
    // the next part
  }
}
