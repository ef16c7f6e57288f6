/** The markets, refreshed every few seconds: every request needs one. */
import type { SocialLink } from '@aksamit/contracts/social-link';
import type { Db } from '../../../platform/database';
import type { MarketDirectory } from '../../../platform/market-directory';
import { type MarketRecord, selectMarkets } from './market-queries';

const CACHE_MS = 5000;

/** @param social the shop's profiles, a part of each market's brand */
export function createMarketDirectory(db: Db, social: readonly SocialLink[]): MarketDirectory {
  let cached: { records: Promise<MarketRecord[]>; until: number } | null = null;

  function records(): Promise<MarketRecord[]> {
    if (cached && cached.until > Date.now()) return cached.records;
    const fresh = selectMarkets(db);
    cached = { records: fresh, until: Date.now() + CACHE_MS };
    // A failed read is not cached.
    fresh.catch(() => {
      cached = null;
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
      const enabled = (await records()).filter((record) => record.market.enabled);
      return enabled.map(({ context }) => ({ ...context, brand: { ...context.brand, social } }));
    },
    clear() {
      cached = null;
    },
  };
}
