import type { StateTopicName, TopicName, TopicValue } from '@aksamit/contracts/topics';
import { claimedId, topicId } from '@aksamit/contracts/topics';
import { Observable, Subject } from 'rxjs';
import type { BusClaims } from './bus-claims';
import type { BusHandle } from './bus-handle';
import { BusRuleError, checkPublication, type Publication } from './bus-rules';

export interface BusOptions {
  /** In development a broken rule throws; otherwise it is reported here and the value dropped. */
  development: boolean;
  onViolation(violation: { module: string; topic: string; message: string }): void;
}

/** A published message and its publisher; `id` is topic and version (`cart@1`). */
export interface BusMessage extends Publication {
  module: string;
}

/** Limit of messages caused by one; more means a loop of modules that answer each other. */
const MOST_IN_ONE_GO = 256;

/** One per page in the browser, one per request on the server: a value must never pass between visitors. */
export class Bus {
  readonly #options: BusOptions;
  readonly #messages = new Subject<BusMessage>();
  readonly #latest = new Map<string, BusMessage>();
  /** Being delivered (the first) or queued. */
  readonly #waiting: BusMessage[] = [];
  #inOneGo = 0;
  #isReporting = false;

  constructor(options: BusOptions) {
    this.#options = options;
  }

  /** All messages from now on, for observers of the bus itself (inspector). */
  get messages(): Observable<BusMessage> {
    return this.#messages.asObservable();
  }

  /** The last value of each state topic. */
  get latest(): BusMessage[] {
    return [...this.#latest.values()];
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
      read: <T extends StateTopicName>(topic: T) => this.#latest.get(idOf(topic))?.value as TopicValue<T> | undefined,
      observe: <T extends TopicName>(topic: T) => this.#observe(idOf(topic)) as Observable<TopicValue<T>>,
      publish: (topic, value) => this.#publish(module, claims, topic, value),
    };
  }

  /** A subscriber may come before the publisher: the first message shows which kind the topic is. */
  #observe(id: string): Observable<unknown> {
    return new Observable((subscriber) => {
      const last = this.#latest.get(id);
      if (last) subscriber.next(last.value);
      return this.#messages.subscribe((message) => {
        if (message.id === id) subscriber.next(message.value);
      });
    });
  }

  #publish(module: string, claims: BusClaims, topic: string, value: unknown): void {
    try {
      if (this.#waiting.length > 0 && this.#inOneGo >= MOST_IN_ONE_GO && module !== 'shell')
        throw new BusRuleError(
          `Failed to publish "${topic}" as ${module}: modules answer each other without end. Publish only what changed.`,
        );
      const message = { module, ...checkPublication(module, claims, topic, value) };
      if (message.kind === 'state') this.#latest.set(message.id, message);
      this.#waiting.push(message);
    } catch (error) {
      this.#refuse(module, topic, error);
      return;
    }
    if (this.#waiting.length === 1) this.#deliver();
  }

  /**
   * One after the other: a message that a subscriber publishes on receiving one comes after that one, for every
   * subscriber.
   */
  #deliver(): void {
    this.#inOneGo = 0;
    for (let message = this.#waiting[0]; message; message = this.#waiting[0]) {
      this.#inOneGo += 1;
      this.#messages.next(message);
      this.#waiting.shift();
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
