import { createHash } from 'node:crypto';

const BUCKETS = 10_000;

/** The release bucket (0–9999) that a visitor's id falls into. */
export function releaseBucket(visitorUniqueId: string): number {
  return createHash('sha256').update(visitorUniqueId).digest().readUInt32BE(0) % BUCKETS;
}

/**
 * Whether a bucket gets a canary of this share (percent, 0 to 100, in steps of 0.01): 0 is nobody, 100 everybody. A
 * larger share keeps all buckets of a smaller one.
 */
export function isInShare(bucket: number, sharePercent: number): boolean {
  return bucket < Math.round(sharePercent * 100);
}
