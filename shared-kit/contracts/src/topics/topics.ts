import type { TopicSchema } from './fits-schema';
import type { ShellTopicName } from './topic-definitions';
import { topicId, topicName } from './topic-id';
// Node requires the attribute where it loads files unbundled (Playwright's tests).
import made from './topics.json' with { type: 'json' };

export interface TopicDefinition {
  kind: 'state' | 'event';
  owner: string;
  version: number;
  schema: TopicSchema;
}

/**
 * Every topic of the shell by name (`session`; an earlier version still in use: `session@1`). TypeScript gives the JSON
 * a type of its own, too exact to fit; a test compares it.
 */
export const topics = made as unknown as Readonly<Record<ShellTopicName, TopicDefinition>>;

const definitions: ReadonlyMap<string, TopicDefinition> = new Map(
  Object.entries(topics).map(([name, definition]) => [
    topicId({ topic: topicName(name), version: definition.version }),
    definition,
  ]),
);

/** The shell's definition of a topic in one version (`session@1`). */
export function shellTopic(id: string): TopicDefinition | undefined {
  return definitions.get(id);
}

/** All that the shell's own handle publishes and reads: every topic in every version. */
export const shellTopicIds: readonly string[] = [...definitions.keys()];
