import type { RunningRelease } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

const p75 = (kind: string) =>
  sql`percentile_cont(0.75) within group (order by r.value) filter (where r.kind = ${kind})`;
const visitors = (side: string) => sql`(count(*) filter (where r.kind = 'view' and r.side = ${side}))::int`;

/** Versions with a page view since an instant, by module, the most visitors first. One row is one visitor and kind. */
export async function selectRunningReleases(trx: Trx, since: Date): Promise<RunningRelease[]> {
  const found = await sql<RunningRelease>`
    with runs as (
      select r.module, r.version, ${visitors('stable')} as "stableVisitors", ${visitors('canary')} as "canaryVisitors",
        ${visitors('none')} as "otherVisitors",
        (count(*) filter (where r.kind = 'problem'))::int as "visitorsWithProblem", ${p75('lcp')} as "lcpP75Ms",
        ${p75('inp')} as "inpP75Ms", ${p75('cls')} as "clsP75",
        max(r.reported_at) filter (where r.kind = 'view') as "lastSeenAt"
      from release_reports r where r.reported_at >= ${since} group by r.module, r.version
      having count(*) filter (where r.kind = 'view') > 0)
    select runs.*, (select min(v.reported_at) from release_reports v
        where v.module = runs.module and v.version = runs.version and v.kind = 'view') as "seenSince",
      coalesce(runs."canaryVisitors"::float8 / nullif(sum(runs."canaryVisitors" + runs."stableVisitors")
        over (partition by runs.module), 0), 0) as "canaryShare"
    from runs order by runs.module, runs."stableVisitors" desc, runs."canaryVisitors" desc, runs.version limit 200`.execute(
    trx,
  );
  return found.rows;
}
