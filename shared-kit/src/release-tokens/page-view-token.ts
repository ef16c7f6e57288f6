import { z } from 'zod';
import { readToken, signToken } from './signed-token';

/**
 * What a page says it was made of, signed by the page server and the same for all visitors of one release set, so that
 * pages stay cacheable. A report carries it: nobody can report on versions that were not served together.
 */
export const pageViewToken = z.object({
  /** Module (shell included) to version. */
  modules: z.record(z.string(), z.string()),
  /** Share (percent) of every canary that ran when the set was made, also of those that this set is without. */
  canaries: z.record(z.string(), z.number()),
  /** Versions that stable had of the same modules; in this set where it shows no canary of them. */
  stable: z.record(z.string(), z.string()),
  /** ISO 8601; when the page server made the set. */
  issuedAt: z.string(),
});
export type PageViewToken = z.infer<typeof pageViewToken>;

export function signPageView(value: PageViewToken, secret: string): string {
  return signToken('page-view', value, secret);
}

/** Null when it was not made by a page server of this shop. */
export function readPageView(text: string, secret: string): PageViewToken | null {
  return readToken('page-view', text, secret, pageViewToken);
}
