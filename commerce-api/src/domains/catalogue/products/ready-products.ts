/**
 * Ready rows: the JSON of a treatment in a market and a language, as lists (`summary`) or its page (`detail`) show it, for
 * an interval in which no promotion of it begins or ends. Source: docs/decisions/0170.
 */
import { type RawBuilder, sql } from 'kysely';
import { buildId } from '../../../platform/build-id';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';

export type ReadyPart = 'summary' | 'detail';

/** Of a record computed from the tables: what its ready row is valid for. */
export interface Validity {
  /** Of the treatment, in the snapshot that it was computed from; null: the treatment is gone. */
  version: string | null;
  /** Instants between which no promotion begins or ends, the first included; `-infinity` and `infinity` too. */
  bounds: [since: string, until: string];
}

/** Columns of Validity for the product `p`. */
export const validityOf = (scope: PricingScope) => sql`
  (select v.version::text from product_versions v where v.product_id = p.id) as version,
  ${boundsOf(scope)} as bounds`;

/** Its own promotions, and those of the treatments in it. Ends count from their millisecond, as instants of requests do. */
const boundsOf = ({ marketId, now }: PricingScope) => sql<Validity['bounds']>`(
  select json_build_array(
    coalesce(max(b.at) filter (where b.at <= ${now}), '-infinity'),
    coalesce(min(b.at) filter (where b.at > ${now}), 'infinity'))
  from (select p.id union all select pc.product_id from product_contents pc where pc.container_id = p.id) k
  join promotion_products px on px.product_id = k.id
  join promotions pr on pr.id = px.promotion_id and (pr.market_id is null or pr.market_id = ${marketId})
  cross join lateral (values (pr.start_at), (date_trunc('milliseconds', pr.end_at))) b (at))`;

/**
 * SQL expression from `left join` on: `ready` with `body` and `until` of the current row of a product; nulls without one.
 * Limited: the planner then looks up one product at a time, whatever number it expects.
 * @param productId reference to the id
 */
export const joinReady = (productId: RawBuilder<unknown>, part: ReadyPart, { marketId, locale, now }: PricingScope) =>
  sql`left join lateral (
    select r.body, nullif(upper(r.valid), 'infinity') as until
    from product_versions v join ready_products r on r.product_id = v.product_id and r.version = v.version
    where v.product_id = ${productId} and r.market_id = ${marketId} and r.locale = ${locale} and r.part = ${sql.lit(part)}
      and r.build = ${buildId} and r.valid @> ${now}::timestamptz limit 1) ready on true`;

/** A record computed from the tables, as JSON. */
export interface ComputedRecord extends Validity {
  id: string;
  body: string;
}

/** The earliest instant at which one of the records changes with time; null: none does. */
export function boundaryOf(records: readonly Pick<Validity, 'bounds'>[]): Date | null {
  const instants = records
    .map(({ bounds: [, until] }) => Date.parse(until))
    .filter((instant) => !Number.isNaN(instant));
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

/**
 * Stores computed records as ready rows. A row of an edited version is not read by anyone, so that an edit meanwhile does no
 * harm; of two writers the one who saw the later version wins.
 */
export async function storeReady(
  db: Db,
  part: ReadyPart,
  records: readonly ComputedRecord[],
  { marketId, locale }: Pick<PricingScope, 'marketId' | 'locale'>,
): Promise<void> {
  const stored = records.filter(({ version }) => version !== null);
  if (stored.length === 0) return;
  await sql`
    insert into ready_products as r (product_id, market_id, locale, part, build, valid, version, body)
    select i.id, ${marketId}, ${locale}, ${part}, ${buildId}, tstzrange(i.since, i.until), i.version, i.body
    from unnest(${stored.map(({ id }) => id)}::bigint[], ${stored.map(({ version }) => version)}::bigint[],
      ${stored.map(({ bounds }) => bounds[0])}::timestamptz[], ${stored.map(({ bounds }) => bounds[1])}::timestamptz[],
      ${stored.map(({ body }) => body)}::text[]) as i (id, version, since, until, body)
    where i.since < i.until order by i.id
    on conflict (product_id, market_id, locale, part, build, lower(valid)) do update
      set valid = excluded.valid, version = excluded.version, body = excluded.body where r.version < excluded.version`.execute(
    db,
  );
}
