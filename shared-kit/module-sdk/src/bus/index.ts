export type {
  ModuleTopics,
  ShellTopicName,
  StateTopicName,
  TopicName,
  TopicSchema,
  TopicValue,
} from '@aksamit/contracts/topics';
export { shellTopicIds } from '@aksamit/contracts/topics';
export { Bus, type BusOptions } from './bus';
export type { BusClaims, PublishedTopic } from './bus-claims';
export type { BusHandle, PlainBusHandle } from './bus-handle';
export { BusRuleError } from './bus-rules';
export { type BusMessage, BusState, plainCopy } from './bus-state';
export { BusContext, type ServedTopics, ServedTopicsContext, useBus, useEvent, useTopic } from './use-topic';
