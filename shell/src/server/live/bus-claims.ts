import type { BrowserRelease, ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';

/**
 * What the browser's bus must know of a release, in as few bytes as a page can carry: shapes of the module's own topics
 * only, since the bus has the shell's, and only what it reads in another version than the first.
 */
export function busClaims({ name, bus }: ReleaseManifest): Pick<BrowserRelease, 'publishes' | 'reads'> {
  const publishes = bus.publishes.map((said) =>
    said.topic.startsWith(`${name}.`) ? said : { topic: said.topic, version: said.version, schema: {} },
  );
  const reads = bus.reads.flatMap((read) => {
    const { topic, version } = typeof read === 'string' ? { topic: read, version: 1 } : read;
    // Unsaid, a topic is read in its first version, or as the module itself publishes it.
    return version > 1 || publishes.some((said) => said.topic === topic) ? [{ topic, version }] : [];
  });
  return reads.length > 0 ? { publishes, reads } : { publishes };
}
