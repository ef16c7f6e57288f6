import { signPageView } from '@aksamit/release/tokens';
import type { ReleaseSet } from '../model/release-set';

const HOUR_MS = 3_600_000;

/**
 * Signs the releases of a page, for its reports. All pages of a set that are rendered within one hour carry the same
 * token on every page server: pages stay identical, and a token is never much older than its page.
 */
export class PageViewTokens {
  readonly #secret: string | null;
  readonly #known = new WeakMap<ReleaseSet, { hour: number; token: string }>();

  /** Without a secret there are no tokens, and nothing is reported. */
  constructor(secret: string | null) {
    this.#secret = secret;
  }

  of(set: ReleaseSet, now = Date.now()): string | undefined {
    if (this.#secret === null || !set.pageView) return undefined;
    const hour = Math.floor(now / HOUR_MS);
    const known = this.#known.get(set);
    if (known?.hour === hour) return known.token;
    const issuedAt = new Date(hour * HOUR_MS).toISOString();
    const token = signPageView({ ...set.pageView, issuedAt }, this.#secret);
    this.#known.set(set, { hour, token });
    return token;
  }
}
