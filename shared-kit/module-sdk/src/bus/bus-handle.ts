import type { StateTopicName, TopicName, TopicValue } from '@aksamit/contracts/topics';
import type { Observable } from 'rxjs';

/** Values of a topic, for those who need nothing more of an Observable than to subscribe a function. */
export interface TopicValues<Value> {
  subscribe(next: (value: Value) => void): { unsubscribe(): void };
}

/** A bus handle as the shell's own code uses it, which runs before rxjs does. */
export interface PlainBusHandle {
  /** The module this handle speaks for. */
  readonly module: string;
  /** Last value of a state topic; undefined before its first publication. */
  read<T extends StateTopicName>(topic: T): TopicValue<T> | undefined;
  /** State topics start with their last value, event topics with the next event. */
  observe<T extends TopicName>(topic: T): TopicValues<TopicValue<T>>;
  /**
   * Throws BusRuleError in development when the topic is another's, not declared, or the value does not fit;
   * in production the value is dropped and reported as a problem.
   */
  publish<T extends TopicName>(topic: T, value: TopicValue<T>): void;
}

/**
 * A module's bus handle, given at mount: it reads all and publishes under its own name only what its manifest declares.
 * A topic's name stands for the version that the manifest declares, else the first; `<name>@<version>` for that one.
 */
export interface BusHandle extends PlainBusHandle {
  /** State topics start with their last value, event topics with the next event. */
  observe<T extends TopicName>(topic: T): Observable<TopicValue<T>>;
}
