/** A message as its publisher gave it: a frozen copy of the value for the topic's subscribers. */
export interface Publication {
  /** Topic and version, `cart@1`. */
  id: string;
  kind: 'state' | 'event';
  value: unknown;
}

/** A published message and its publisher. */
export interface BusMessage extends Publication {
  module: string;
}

type Listener = (message: BusMessage) => void;

/** Limit of messages caused by one; more means a loop of modules that answer each other. */
const MOST_IN_ONE_GO = 256;

/** Characters of a value's JSON; topics carry facts, not documents. */
export const MOST_CHARACTERS = 65_536;

/**
 * What a page's bus holds: the last value of each state topic, who listens, and the order of messages. The shell's host
 * creates it without rxjs, which is most of a bus's weight, and `Bus` gives it to modules later: the state stays in
 * one place. It judges nothing.
 */
export class BusState {
  readonly #latest = new Map<string, BusMessage>();
  readonly #listeners = new Set<Listener>();
  /** Being delivered (the first) or queued. */
  readonly #waiting: BusMessage[] = [];
  #inOneGo = 0;

  /** The last message of each state topic. */
  get latest(): BusMessage[] {
    return [...this.#latest.values()];
  }

  /** The last message of a state topic, by topic and version. */
  lastOf(id: string): BusMessage | undefined {
    return this.#latest.get(id);
  }

  /** Whether the message being delivered has caused too many others. */
  get isLooping(): boolean {
    return this.#waiting.length > 0 && this.#inOneGo >= MOST_IN_ONE_GO;
  }

  /** Calls back with the values of a topic: of a state topic with the last one at once. The returned function ends it. */
  follow(id: string, onValue: (value: unknown) => void): () => void {
    const listener: Listener = ({ value }) => onValue(value);
    const last = this.#latest.get(id);
    if (last) deliver(listener, last);
    return this.listen((message) => {
      if (message.id === id) listener(message);
    });
  }

  /** Calls back with all messages from now on, until the returned function is called. */
  listen(listener: Listener): () => void {
    // The same function may listen twice.
    const own: Listener = (message) => listener(message);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /**
   * Delivers one message after the other: one that a subscriber publishes on receiving another comes after that one, for
   * every subscriber.
   */
  publish(message: BusMessage): void {
    if (message.kind === 'state') this.#latest.set(message.id, message);
    this.#waiting.push(message);
    if (this.#waiting.length > 1) return;
    this.#inOneGo = 0;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      this.#inOneGo += 1;
      for (const listener of [...this.#listeners]) if (this.#listeners.has(listener)) deliver(listener, next);
      this.#waiting.shift();
    }
  }
}

/** A subscriber that throws takes nothing from the others: its error is an uncaught one of the browser. */
function deliver(listener: Listener, message: BusMessage): void {
  try {
    listener(message);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

/** A frozen copy as JSON carries it, so that no subscriber can change what others see; undefined when JSON cannot. */
export function plainCopy(value: unknown): unknown {
  try {
    const text = JSON.stringify(value);
    return text.length > MOST_CHARACTERS ? undefined : JSON.parse(text, (_key, part) => Object.freeze(part));
  } catch {
    return undefined;
  }
}
