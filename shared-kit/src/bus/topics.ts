import type { TopicSchema } from './fits-schema';
import type { TopicName } from './topic-definitions';
import made from './topics.json';

export interface TopicDefinition {
  kind: string;
  owner: string;
  version: number;
  schema: TopicSchema;
}

/** Every topic of the shell by name. TypeScript gives the JSON a type of its own, too exact to fit; a test compares it. */
export const topics = made as unknown as Readonly<Record<TopicName, TopicDefinition>>;
