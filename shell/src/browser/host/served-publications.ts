import type { InlinePage } from '@aksamit/contracts/platform';
import type { Bus, TopicName } from '@aksamit/module-sdk/bus';

export interface ServedPublications {
  /** Whether the host published this for the page's module: true once for each, so that hydration repeats none. */
  take(module: string, topic: string, value: unknown): boolean;
}

/**
 * Publishes what the page's module asked for while the server rendered it (a treatment was seen), in the module's name
 * and within its claims: without a touch nothing else of the module runs.
 */
export function publishServed({ match, releases, publications = [] }: InlinePage, bus: Bus): ServedPublications {
  const release = releases.find(({ name }) => name === match?.module);
  if (!release) return { take: () => false };
  const handle = bus.handle(release.name, release);
  // The bus judges topic and value as it does for those of the module's scripts.
  for (const { topic, value } of publications) handle.publish(topic as TopicName, value as never);
  const published = publications.map(({ topic, value }) => keyOf(topic, value));
  return {
    take(module, topic, value) {
      const at = module === release.name ? published.indexOf(keyOf(topic, value)) : -1;
      if (at >= 0) published.splice(at, 1);
      return at >= 0;
    },
  };
}

const keyOf = (topic: string, value: unknown): string => `${topic} ${JSON.stringify(value)}`;
