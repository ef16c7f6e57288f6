import type { StateTopicName, TopicName, TopicValue } from '@aksamit/contracts/topics';
import { claimedId, topicId } from '@aksamit/contracts/topics';
import { Observable } from 'rxjs';
import type { BusClaims } from './bus-claims';
import type { BusHandle } from './bus-handle';
import { BusRuleError, checkPublication } from './bus-rules';
import { type BusMessage, BusState } from './bus-state';

export interface BusOptions {
  /** In development a broken rule throws; otherwise it is reported here and the value dropped. */
  development: boolean;
  onViolation(violation: { module: string; topic: string; message: string }): void;
}

/** One per page in the browser, one per request on the server: a value must never pass between visitors. */
export class Bus {
  readonly #options: BusOptions;
  readonly #state: BusState;
  #isReporting = false;

  /** @param state of a page that has one already: what was published before stays, and both see all that follows */
  constructor(options: BusOptions, state = new BusState()) {
    this.#options = options;
    this.#state = state;
  }

  /** All messages from now on, for observers of the bus itself (inspector). */
  get messages(): Observable<BusMessage> {
    return new Observable((subscriber) => this.#state.listen((message) => subscriber.next(message)));
  }

  /** The last value of each state topic. */
  get latest(): BusMessage[] {
    return this.#state.latest;
  }

  /** A handle that publishes as `module` within its claims (a release of the page fits). */
  handle(module: string, claims: BusClaims = {}): BusHandle {
    const published = (claims.publishes ?? []).map(topicId);
    const read = (claims.reads ?? []).map(topicId);
    const idOf = (topic: string): string => {
      const id = claimedId(topic, read);
      return read.includes(id) ? id : claimedId(topic, published);
    };
    return {
      module,
      read: <T extends StateTopicName>(topic: T) => this.#state.lastOf(idOf(topic))?.value as TopicValue<T> | undefined,
      observe: <T extends TopicName>(topic: T) => this.#observe(idOf(topic)) as Observable<TopicValue<T>>,
      publish: (topic, value) => this.#publish(module, claims, topic, value),
    };
  }

  /** A subscriber may come before the publisher: the first message shows which kind the topic is. */
  #observe(id: string): Observable<unknown> {
    return new Observable((subscriber) => this.#state.follow(id, (value) => subscriber.next(value)));
  }

  #publish(module: string, claims: BusClaims, topic: string, value: unknown): void {
    try {
      if (this.#state.isLooping && module !== 'shell')
        throw new BusRuleError(
          `Failed to publish "${topic}" as ${module}: modules answer each other without end. Publish only what changed.`,
        );
      const message = { module, ...checkPublication(module, claims, topic, value) };
      this.#state.publish(message);
    } catch (error) {
      this.#refuse(module, topic, error);
    }
  }

  #refuse(module: string, topic: string, error: unknown): void {
    if (this.#options.development) throw error;
    // The report is published too; a refused report is not reported again.
    if (this.#isReporting) return;
    this.#isReporting = true;
    this.#options.onViolation({ module, topic, message: error instanceof Error ? error.message : String(error) });
    this.#isReporting = false;
  }
}
