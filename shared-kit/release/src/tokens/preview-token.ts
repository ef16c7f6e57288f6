import { z } from 'zod';
import { readToken, signToken } from './signed-token';

/** Longest life of a preview, milliseconds. */
export const LONGEST_PREVIEW_MS = 24 * 60 * 60 * 1000;

/** The releases that one browser is shown instead of the deployed ones. */
export const previewToken = z.object({
  /** Module to a version in the store. */
  modules: z.record(z.string(), z.string()),
  /** Module to the origin of a developer's own server; the page server decides whether it is allowed. */
  origins: z.record(z.string(), z.string()).default({}),
  /** ISO 8601; at most 24 h after it was made. */
  expiresAt: z.string(),
});
export type PreviewToken = z.infer<typeof previewToken>;

export function signPreview(value: PreviewToken, secret: string): string {
  return signToken('release-preview', value, secret);
}

/** Null when it is not genuine, expired, or longer than any preview may be. */
export function readPreview(text: string, secret: string, now: Date): PreviewToken | null {
  const token = readToken('release-preview', text, secret, previewToken);
  const left = token ? Date.parse(token.expiresAt) - now.getTime() : Number.NaN;
  return left > 0 && left <= LONGEST_PREVIEW_MS ? token : null;
}
