export { Bus, type BusOptions, BusRuleError } from './bus';
export type { BusHandle } from './bus-handle';
export type { StateTopicName, TopicName, TopicValue } from './topic-definitions';
export { topics } from './topics';
export { BusContext, useBus, useEvent, useTopic } from './use-topic';
