/** The markets, refreshed every few seconds: every request needs one. */
import type { Db } from '../../../platform/database';
import type { MarketDirectory } from '../../../platform/market-directory';
import { type MarketRecord, selectMarkets } from './market-queries';

const KEPT_MS = 5000;

export function createMarketDirectory(db: Db): MarketDirectory {
  let held: { records: Promise<MarketRecord[]>; until: number } | null = null;

  function records(): Promise<MarketRecord[]> {
    if (held && held.until > Date.now()) return held.records;
    const fresh = selectMarkets(db);
    held = { records: fresh, until: Date.now() + KEPT_MS };
    // A failed read is not cached.
    fresh.catch(() => {
      held = null;
    });
    return fresh;
  }

  return {
    async find(slug) {
      const found = (await records()).find((record) => record.market.slug === slug && record.market.enabled);
      return found?.market ?? null;
    },
    async findById(id) {
      return (await records()).find((record) => record.market.id === id)?.market ?? null;
    },
    async contexts() {
      return (await records()).filter((record) => record.market.enabled).map((record) => record.context);
    },
    clear() {
      held = null;
    },
  };
}
