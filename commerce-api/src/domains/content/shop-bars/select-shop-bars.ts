import type { ShopBar } from '@aksamit/contracts/platform';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';

/** The bars above the header that are on, by the id of their market. Source: docs/decisions/0241. */
export async function selectShopBars(db: Db, now: Date): Promise<ReadonlyMap<number, ShopBar>> {
  const words = (locale: 'pl' | 'en') => sql`json_build_object('headline', b.headline -> ${locale}::text,
    'subheadline', b.subheadline -> ${locale}::text, 'action', b.actions -> ${locale}::text -> 0)`;
  const found = await sql<ShopBar & { marketId: number }>`select m.id::int as "marketId", b.id::text as id, b.look,
      json_build_object('pl', ${words('pl')}, 'en', ${words('en')}) as words
    from promo_bars b join markets m on b.market_id is null or b.market_id = m.id
    where b.is_shop_wide and b.enabled and b.start_at <= ${now} and (b.end_at is null or b.end_at > ${now})
    order by m.id`.execute(db);
  return new Map(found.rows.map(({ marketId, ...bar }) => [marketId, bar]));
}
