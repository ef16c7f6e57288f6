/** SQL of reports beyond what one network may count: added up, so that they are seen and stay few rows. */
import type { UncountedReports } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { Source } from './report-queries';

/** One report: a view or a problem is 1. */
export interface UncountedReport {
  module: string;
  version: string;
  channel: 'stable' | 'canary';
  views: number;
  problems: number;
}

/** Adds reports to the sums of their releases and day (`2026-01-31`). */
export async function addUncounted(trx: Trx, day: string, reports: UncountedReport[]): Promise<void> {
  // In one order for all, so that two calls cannot deadlock.
  await sql`insert into release_uncounted_reports as known (day, module, version, channel, views, problems)
    select ${day}, r.module, r.version, r.channel, sum(r.views), sum(r.problems)
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as r(module text, version text, channel text, views integer, problems integer)
    group by r.module, r.version, r.channel order by r.module, r.version, r.channel
    on conflict (day, module, version, channel) do update
      set views = known.views + excluded.views, problems = known.problems + excluded.problems`.execute(trx);
}

/**
 * How many of `wanted` problems of the network may still be passed on today for visitors who do not count; they are
 * deducted.
 */
export async function takeNetworkProblems(
  trx: Trx,
  { day, source }: Source,
  wanted: number,
  limit: number,
): Promise<number> {
  if (wanted === 0) return 0;
  const taken = await sql<{ after: number }>`insert into release_report_networks as known (day, source, problems)
    values (${day}, ${source}, ${wanted})
    on conflict (day, source) do update set problems = known.problems + excluded.problems
    returning problems as after`.execute(trx);
  const before = (taken.rows[0]?.after ?? limit + wanted) - wanted;
  return Math.max(0, Math.min(wanted, limit - before));
}

/** Sums by release since the day of an instant, most problems first. */
export async function readUncounted(db: Db, since: Date): Promise<UncountedReports[]> {
  const found = await sql<UncountedReports>`select module, version, sum(views)::int as views,
      sum(problems)::int as problems
    from release_uncounted_reports where day >= ${since.toISOString().slice(0, 10)}
    group by module, version order by sum(problems) desc, module, version limit 200`.execute(db);
  return found.rows;
}
