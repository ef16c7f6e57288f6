export { Bus, type BusMessage, type BusOptions } from './bus';
export type { BusClaims, PublishedTopic } from './bus-claims';
export type { BusHandle } from './bus-handle';
export { BusRuleError } from './bus-rules';
export type { TopicSchema } from './fits-schema';
export type { ModuleTopics } from './module-topics';
export type { ShellTopicName, StateTopicName, TopicName, TopicValue } from './topic-definitions';
export { shellTopicIds } from './topics';
export { BusContext, type ServedTopics, ServedTopicsContext, useBus, useEvent, useTopic } from './use-topic';
