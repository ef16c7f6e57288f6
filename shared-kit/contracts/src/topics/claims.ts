/** For manifest.ts and programs that check manifests: the shell's topics as this kit has them. */
import type { ModuleDeclaration } from '../release-manifest';
import type { ShellTopicName } from './topic-definitions';
import { topicName } from './topic-id';
import { type TopicDefinition, topics } from './topics';

export { misfitOf, type TopicSchema } from './fits-schema';

type Publication = ModuleDeclaration['bus']['publishes'][number];

/**
 * Declares topics of the shell as published: `publishes: publications('toast')`. The module's own topics are declared
 * in full.
 */
export function publications(...names: ShellTopicName[]): Publication[] {
  return names.map((name) => publication(name, topics[name]));
}

/** Declares topics of the shell as read, in the version and shape that this kit has: `reads: readings('session')`. */
export function readings(...names: ShellTopicName[]): Omit<Publication, 'kind'>[] {
  return publications(...names).map(({ topic, version, schema }) => ({ topic, version, schema }));
}

/** Publications of the shell's manifest: it defines every topic, also those that a module alone may publish. */
export function shellPublications(): Publication[] {
  return Object.entries(topics).map(([name, definition]) => publication(name, definition));
}

/** Who may publish a topic of the shell: a module's name, `shell` or `any`; undefined when it is none of the shell's. */
export function shellTopicOwner(topic: string): string | undefined {
  return Object.entries(topics).find(([name]) => topicName(name) === topic)?.[1].owner;
}

function publication(name: string, { version, kind, schema }: TopicDefinition): Publication {
  return { topic: topicName(name), version, kind, schema: { ...schema } };
}
