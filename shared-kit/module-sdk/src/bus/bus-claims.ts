import type { TopicSchema } from '@aksamit/contracts/topics';

/** A topic that a module publishes, as its manifest declares it. Schema and kind count for its own topics only. */
export interface PublishedTopic {
  topic: string;
  version: number;
  kind?: 'state' | 'event';
  schema: TopicSchema;
}

/**
 * Topics that a module may publish and the versions that it expects; a release of the page fits. A name alone is
 * version 1.
 */
export interface BusClaims {
  publishes?: readonly (string | PublishedTopic)[];
  reads?: readonly (string | { topic: string; version: number })[];
}
