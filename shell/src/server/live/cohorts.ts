import { isInShare } from '@aksamit/shared-kit/release-tokens';
import type { ChannelRecord } from '../../releases';

export type CanaryChannel = Pick<ChannelRecord, 'modules' | 'shares'>;

/** The canaries of one cohort: module to version and the share (percent) that it has now. */
export type Canaries = Readonly<Record<string, { version: string; share: number }>>;

/** Canaries that somebody gets: a share above 0 and another version than stable. */
export function runningCanaries(stable: Readonly<Record<string, string>>, canary: CanaryChannel): Canaries {
  return Object.fromEntries(
    Object.entries(canary.modules).flatMap(([module, version]) => {
      const share = canary.shares[module] ?? 0;
      return isInShare(0, share) && stable[module] !== version ? [[module, { version, share }]] : [];
    }),
  );
}

/** The different shares of the running canaries, smallest first: between two of them all visitors get the same. */
export function shareTiers(canaries: Canaries): number[] {
  return [...new Set(Object.values(canaries).map(({ share }) => share))].sort((a, b) => a - b);
}

/** The smallest tier that a bucket is in; null when it gets no canary. Without a bucket: stable. */
export function tierOf(tiers: readonly number[], bucket: number | null): number | null {
  if (bucket === null) return null;
  return tiers.find((share) => isInShare(bucket, share)) ?? null;
}

/** What visitors of a tier get instead of stable: each canary whose share reaches them. */
export function canariesOfTier(canaries: Canaries, tier: number | null): Canaries {
  if (tier === null) return {};
  return Object.fromEntries(Object.entries(canaries).filter(([, { share }]) => share >= tier));
}

/** The bucket that a `release-bucket` cookie names; null for none and for nonsense. */
export function bucketOf(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : null;
}
