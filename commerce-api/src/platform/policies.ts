/** Rules that a shop may want otherwise: one object a domain (`domains/<domain>/policies.ts`), typed, with its defaults. */
import { type RawBuilder, sql } from 'kysely';

type Figures<Values> = { readonly [Name in keyof Values]: number };

interface PolicyValues<ByMarket, Everywhere> {
  /** What holds in a market that states nothing else. */
  byMarket: Readonly<ByMarket>;
  /** Salons, treatments and clocks are the same for all markets, and so are the rules about them. */
  everywhere: Readonly<Everywhere>;
  /** Overrides by the market's slug. */
  markets?: Record<string, Partial<ByMarket>>;
}

/** The policies of a domain. */
export interface Policies<ByMarket, Everywhere> {
  readonly everywhere: Readonly<Everywhere>;
  /** Overrides by the market's slug; tests replace them. */
  readonly markets: Record<string, Partial<ByMarket>>;
  /** The policies of a market, by its slug. For an order: of the market in which it was placed. */
  of(marketSlug: string): Readonly<ByMarket>;
  /** SQL expression: the policy of the market with this id; of no market (null): the default. */
  sqlOf(name: keyof ByMarket, marketId: RawBuilder<unknown>): RawBuilder<number>;
}

/** Puts a domain's policies together. */
export function definePolicies<ByMarket extends Figures<ByMarket>, Everywhere extends Figures<Everywhere>>({
  byMarket,
  everywhere,
  markets = {},
}: PolicyValues<ByMarket, Everywhere>): Policies<ByMarket, Everywhere> {
  return {
    everywhere,
    markets,
    of: (marketSlug) => ({ ...byMarket, ...markets[marketSlug] }),
    sqlOf(name, marketId) {
      const own = Object.entries(markets).flatMap(([slug, values]) => {
        const value = values[name];
        return value === undefined ? [] : [sql`when ${slug} then ${value}::int`];
      });
      if (own.length === 0) return sql<number>`${byMarket[name]}::int`;
      return sql<number>`(case (select k.slug from markets k where k.id = ${marketId})
        ${sql.join(own, sql` `)} else ${byMarket[name]}::int end)`;
    },
  };
}
