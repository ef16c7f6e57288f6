import type { Market, MarketContext } from '@aksamit/contracts';

/** The markets as every request needs them. Implemented by domains/operations/markets. */
export interface MarketDirectory {
  /** The enabled market of this slug, or null. */
  find(slug: string): Promise<Market | null>;
  /** The market of this id, also one that was closed since: orders stay in theirs. */
  findById(id: string): Promise<Market | null>;
  /** All enabled markets, as pages are built with them. */
  contexts(): Promise<MarketContext[]>;
  /** Clears the cache; for tests and after an edit. */
  clear(): void;
}
