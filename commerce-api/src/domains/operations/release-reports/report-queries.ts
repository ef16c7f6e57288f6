/** SQL of reports: reporters, reports, and the numbers of both sides. */
import type { ReleaseReport, ReleaseSideStatistics, ReleaseStatisticsQuery } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { Side } from './cohort-rules';

export interface KnownVisitor {
  id: string;
  /** Slug of the market. */
  market: string;
}

/** Null for an unknown id. */
export async function findVisitor(db: Db, uniqueId: string): Promise<KnownVisitor | null> {
  const found = await sql<KnownVisitor>`select v.id, m.slug as market from visitors v
    join markets m on m.id = v.market_id where v.unique_id = ${uniqueId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface Source {
  /** `2026-01-31` */
  day: string;
  source: Buffer;
}

/**
 * Admits a visitor who reports from this network today, unless `limit` others did before. Simultaneous ones of one
 * network wait for each other, so that there are never more.
 */
export async function admitVisitor(
  trx: Trx,
  { day, source }: Source,
  visitorId: string,
  limit: number,
): Promise<boolean> {
  const isKnown = async () => {
    const found = await sql`select from release_report_sources
      where day = ${day} and source = ${source} and visitor_id = ${visitorId}`.execute(trx);
    return found.rows.length > 0;
  };
  if (await isKnown()) return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report-source ${source.toString('hex')}`}, 0))`.execute(
    trx,
  );
  const added = await sql`insert into release_report_sources (day, source, visitor_id)
    select ${day}, ${source}, ${visitorId}
    where (select count(*) from release_report_sources where day = ${day} and source = ${source}) < ${limit}
    on conflict do nothing`.execute(trx);
  return added.numAffectedRows === 1n || (await isKnown());
}

/** How many of `wanted` problems of the visitor may still be passed on today; they are deducted. */
export async function takeProblems(
  trx: Trx,
  { day, source }: Source,
  visitorId: string,
  wanted: number,
  limit: number,
): Promise<number> {
  const taken = await sql<{ before: number }>`update release_report_sources s set problems = s.problems + ${wanted}
    from (select problems from release_report_sources where day = ${day} and source = ${source}
      and visitor_id = ${visitorId} for update) old
    where s.day = ${day} and s.source = ${source} and s.visitor_id = ${visitorId}
    returning old.problems as before`.execute(trx);
  const before = taken.rows[0]?.before ?? limit;
  return Math.max(0, Math.min(wanted, limit - before));
}

export interface CountedReport {
  kind: ReleaseReport['kind'];
  module: string;
  version: string;
  side: Side;
  /** Of a web vital. */
  value: number | null;
}

/**
 * Stores one row for a visitor, kind, module and version; the latest report counts, so that an earlier visitor counts
 * in a comparison that began since. A page from before the comparison removes no visitor from it.
 */
export async function keepReports(trx: Trx, visitorId: string, reports: CountedReport[], now: Date): Promise<void> {
  const keyOf = (report: CountedReport) => `${report.kind} ${report.module} ${report.version}`;
  const latest = new Map(reports.map((report) => [keyOf(report), report]));
  if (latest.size === 0) return;
  // In one order for all, so that two calls of one visitor cannot deadlock.
  const rows = [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, report]) => report);
  await sql`insert into release_reports as known (visitor_id, kind, module, version, side, value, reported_at)
    select ${visitorId}, r.kind, r.module, r.version, r.side, r.value, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(kind text, module text, version text, side text, value double precision)
    on conflict (visitor_id, kind, module, version) do update
      set side = excluded.side, value = excluded.value, reported_at = greatest(known.reported_at, excluded.reported_at)
      where excluded.side <> 'none' or known.side = 'none'`.execute(trx);
}

const nothing: ReleaseSideStatistics = { views: 0, visitorsWithProblem: 0, lcpSamples: 0, lcpP75Ms: null };

/** The numbers of both sides since the canary began: visitors with a view, and what these had. */
export async function readStatistics(db: Db, wanted: ReleaseStatisticsQuery) {
  const { module, canary, stable, since } = wanted;
  const found = await sql<ReleaseSideStatistics & { side: 'canary' | 'stable' }>`
    with viewers as (
      select visitor_id, version, side from release_reports
      where kind = 'view' and module = ${module} and reported_at >= ${since}
        and ((version = ${canary} and side = 'canary') or (version = ${stable} and side = 'stable')))
    select v.side, count(*)::int as views, count(p.visitor_id)::int as "visitorsWithProblem",
      count(l.visitor_id)::int as "lcpSamples",
      percentile_cont(0.75) within group (order by l.value) as "lcpP75Ms"
    from viewers v
    left join release_reports p on p.visitor_id = v.visitor_id and p.kind = 'problem' and p.module = ${module}
      and p.version = v.version and p.side = v.side and p.reported_at >= ${since}
    left join release_reports l on l.visitor_id = v.visitor_id and l.kind = 'lcp' and l.module = ${module}
      and l.version = v.version and l.side = v.side and l.reported_at >= ${since}
    group by v.side`.execute(db);
  const sideOf = (side: 'canary' | 'stable') => {
    const { side: _side, ...numbers } = found.rows.find((row) => row.side === side) ?? { side, ...nothing };
    return numbers;
  };
  return { canary: sideOf('canary'), stable: sideOf('stable') };
}
