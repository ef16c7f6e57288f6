import { type Observable, ReplaySubject, Subject } from 'rxjs';
import type { BusHandle } from './bus-handle';
import { misfitOf } from './fits-schema';
import type { StateTopicName, TopicName, TopicValue } from './topic-definitions';
import { topics } from './topics';

/** A module broke a rule of the bus: another's topic, one it did not declare, or a value that does not fit the schema. */
export class BusRuleError extends Error {
  override name = 'BusRuleError';
}

export interface BusOptions {
  /** In development a broken rule throws; otherwise it is reported here and the value dropped. */
  development: boolean;
  onViolation(violation: { module: string; topic: string; message: string }): void;
}

interface Channel {
  subject: Subject<unknown>;
  last: unknown;
}

/** One per page in the browser, one per request on the server: a value must never pass between visitors. */
export class Bus {
  readonly #options: BusOptions;
  readonly #channels = new Map<TopicName, Channel>();

  constructor(options: BusOptions) {
    this.#options = options;
  }

  /** A handle that speaks as `module`; `declared` are the topics its manifest says it publishes. */
  handle(module: string, declared: readonly string[]): BusHandle {
    return {
      module,
      read: <T extends StateTopicName>(topic: T) => this.#channel(topic).last as TopicValue<T> | undefined,
      observe: <T extends TopicName>(topic: T) =>
        this.#channel(topic).subject.asObservable() as Observable<TopicValue<T>>,
      publish: <T extends TopicName>(topic: T, value: TopicValue<T>) => this.#publish(module, declared, topic, value),
    };
  }

  #channel(topic: TopicName): Channel {
    let channel = this.#channels.get(topic);
    if (!channel) {
      const subject = topics[topic].kind === 'state' ? new ReplaySubject<unknown>(1) : new Subject<unknown>();
      channel = { subject, last: undefined };
      this.#channels.set(topic, channel);
    }
    return channel;
  }

  #publish(module: string, declared: readonly string[], topic: TopicName, value: unknown): void {
    const message = violationOf(module, declared, topic, value);
    if (message) {
      if (this.#options.development) throw new BusRuleError(message);
      this.#options.onViolation({ module, topic, message });
      return;
    }
    const channel = this.#channel(topic);
    channel.last = value;
    channel.subject.next(value);
  }
}

function violationOf(
  module: string,
  declared: readonly string[],
  topic: TopicName,
  value: unknown,
): string | undefined {
  const definition = topics[topic];
  if (!definition) return `Failed to publish "${topic}": the bus has no such topic. Declare it with its owner.`;
  if (definition.owner !== 'any' && definition.owner !== module)
    return `Failed to publish "${topic}" as ${module}: only ${definition.owner} may. Ask that module's team.`;
  if (!declared.includes(topic))
    return `Failed to publish "${topic}" as ${module}: not declared. Add it to manifest.ts, bus.publishes.`;
  const misfit = misfitOf(definition.schema, value);
  if (misfit === undefined) return undefined;
  return `Failed to publish "${topic}" as ${module}: ${misfit} does not fit its schema. Send what topic-definitions.ts declares.`;
}
