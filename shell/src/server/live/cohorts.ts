import type { ChannelRecord } from '@aksamit/release';
import { isInShare } from '@aksamit/release/tokens';

export type CanaryChannel = Pick<ChannelRecord, 'modules' | 'shares'>;

/** The canaries of one cohort: each module with its version and current share (percent). */
export type Canaries = Readonly<Record<string, { version: string; share: number }>>;

/** Canaries that some visitors get: a share above 0 and another version than stable. */
export function runningCanaries(stable: Readonly<Record<string, string>>, canary: CanaryChannel): Canaries {
  return Object.fromEntries(
    Object.entries(canary.modules).flatMap(([module, version]) => {
      const share = canary.shares[module] ?? 0;
      return isInShare(0, share) && stable[module] !== version ? [[module, { version, share }]] : [];
    }),
  );
}

/**
 * The distinct shares of the running canaries, smallest first. All visitors between two shares get the same releases.
 */
export function shareTiers(canaries: Canaries): number[] {
  return [...new Set(Object.values(canaries).map(({ share }) => share))].sort((a, b) => a - b);
}

/** The smallest tier that contains a bucket; null when it gets no canary. Without a bucket: stable. */
export function tierOf(tiers: readonly number[], bucket: number | null): number | null {
  if (bucket === null) return null;
  return tiers.find((share) => isInShare(bucket, share)) ?? null;
}

/** The canaries that visitors of a tier get instead of stable: those whose share reaches the tier. */
export function canariesOfTier(canaries: Canaries, tier: number | null): Canaries {
  if (tier === null) return {};
  return Object.fromEntries(Object.entries(canaries).filter(([, { share }]) => share >= tier));
}

/** The bucket in a `release-bucket` cookie; null when it is missing or invalid. */
export function bucketOf(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : null;
}
