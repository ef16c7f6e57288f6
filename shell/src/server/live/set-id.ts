import { createHash } from 'node:crypto';
import type { ReleaseSetInput } from './release-set-input';

/** Identifier of a set's content: page servers that read the same store derive the same one. */
export function setId({ releases, missing, pageView, preview }: ReleaseSetInput): string {
  const hasCanary = releases.some(({ channel }) => channel === 'canary');
  const kind = preview ? 'preview' : hasCanary ? 'canary' : 'stable';
  const content = [
    releases.map(({ manifest, bundle, channel, origin = null }) => [
      manifest.name,
      manifest.version,
      channel,
      bundle !== null,
      origin,
    ]),
    missing,
    pageView && [sorted(pageView.canaries), sorted(pageView.stable)],
    preview,
  ];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  return `${kind}-${hash}`;
}

function sorted(record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
