import { z } from 'zod';
import { readToken, signToken } from './signed-token';

/**
 * The releases that a page was rendered from, signed by the page server and the same for all visitors of one release
 * set, so that pages stay cacheable. A report carries it: nobody can report on versions that were not served together.
 */
export const pageViewToken = z.object({
  /** Module (shell included) to version. */
  modules: z.record(z.string(), z.string()),
  /** Share (percent) of every canary that ran when the set was built, also of those that this set lacks. */
  canaries: z.record(z.string(), z.number()),
  /** Stable versions of the same modules; this set has them where it shows no canary of them. */
  stable: z.record(z.string(), z.string()),
  /** ISO 8601; when the page server built the set. */
  issuedAt: z.string(),
});
export type PageViewToken = z.infer<typeof pageViewToken>;

export function signPageView(value: PageViewToken, secret: string): string {
  return signToken('page-view', value, secret);
}

/** Null when it was not issued by a page server of this shop. */
export function readPageView(text: string, secret: string): PageViewToken | null {
  return readToken('page-view', text, secret, pageViewToken);
}
