import type { BrowserRelease, ReleaseManifest } from '@aksamit/contracts/platform';

/**
 * What the browser's bus needs of a release, in as few bytes as possible: the schemas of the module's own topics (the
 * bus has the shell's), and the topics that it reads in another version than the first.
 */
export function busClaims({ name, bus }: ReleaseManifest): Pick<BrowserRelease, 'publishes' | 'reads'> {
  const publishes = bus.publishes.map((publication) =>
    publication.topic.startsWith(`${name}.`)
      ? publication
      : { topic: publication.topic, version: publication.version, schema: {} },
  );
  const reads = bus.reads.flatMap((read) => {
    const { topic, version } = typeof read === 'string' ? { topic: read, version: 1 } : read;
    // Without a declaration a topic is read in its first version, or in the one that the module itself publishes.
    return version > 1 || publishes.some((publication) => publication.topic === topic) ? [{ topic, version }] : [];
  });
  return reads.length > 0 ? { publishes, reads } : { publishes };
}
