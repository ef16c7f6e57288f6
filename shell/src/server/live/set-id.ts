import { createHash } from 'node:crypto';
import type { ChosenRelease, ReleaseSet } from './release-set';

/** A name for what a set holds: page servers that read the same store give it the same one. */
export function setId(
  releases: readonly ChosenRelease[],
  missing: readonly string[],
  pageView: ReleaseSet['pageView'],
): string {
  const kind = ['preview', 'canary'].find((one) => releases.some(({ channel }) => channel === one)) ?? 'stable';
  const content = [
    releases.map(({ manifest, bundle, channel }) => [manifest.name, manifest.version, channel, bundle !== null]),
    missing,
    pageView && [sorted(pageView.canaries), sorted(pageView.stable)],
  ];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  return `${kind}-${hash}`;
}

function sorted(record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
