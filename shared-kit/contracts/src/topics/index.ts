/** Topics of the bus as manifests, the gate and the bus itself know them: the shell's list, claims, names, schemas. */
export { misfitOf, publications, readings, shellPublications, shellTopicOwner, type TopicSchema } from './claims';
export type { ModuleTopics } from './module-topics';
export type { ShellTopicName, StateTopicName, TopicName, TopicValue } from './topic-definitions';
export { claimedId, topicId, topicName } from './topic-id';
export { shellTopic, shellTopicIds, type TopicDefinition, topics } from './topics';
