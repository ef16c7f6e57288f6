/** Which side of a canary's comparison a report belongs to. Source: docs/decisions/0034-release-reports.md. */
import { isInShare, type PageViewToken } from '@aksamit/release/tokens';

/** none: the module had no canary when the page was rendered. */
export type Side = 'canary' | 'stable' | 'none';

export interface Cohort {
  /** Null: this visitor was not assigned to that version, so the report counts on no side. */
  side: Side | null;
  /** The role of the version in the page. */
  channel: 'stable' | 'canary';
}

/** Maximum age of a page whose reports are accepted. */
const TOKEN_LASTS_MS = 24 * 3_600_000;
/** Clocks of page servers and API may differ by this much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Whether the page was rendered in the last 24 hours. */
export function isFresh(token: PageViewToken, now: Date): boolean {
  const age = now.getTime() - Date.parse(token.issuedAt);
  return age <= TOKEN_LASTS_MS && age >= -CLOCKS_DIFFER_MS;
}

/**
 * The cohort of a report; null when the page did not hold this version of the module. A canary's versions are for the
 * buckets in its share, stable's for all others: a visitor on the other side (a first page without the cookie, a
 * preview, a made-up claim) is not compared.
 */
export function cohortOf(token: PageViewToken, bucket: number, module: string, version: string): Cohort | null {
  if (ownValue(token.modules, module) !== version) return null;
  const share = ownValue(token.canaries, module);
  const stableVersion = ownValue(token.stable, module);
  if (share === undefined && stableVersion === undefined) return { side: 'none', channel: 'stable' };
  const channel = version === stableVersion ? 'stable' : 'canary';
  if (share === undefined || stableVersion === undefined) return { side: null, channel };
  const belongs = isInShare(bucket, share) ? 'canary' : 'stable';
  return { side: belongs === channel ? channel : null, channel };
}

/** Names come from outside: `constructor` is no module. */
function ownValue<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
