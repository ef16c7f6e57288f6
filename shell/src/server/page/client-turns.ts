import { networkOf } from '../http/client-limit';

/** Pages of one client that are rendered at the same time; a render process takes eight. */
const TURNS = 4;
/** Requests of one client that wait for a turn: a network of many people opens so many pages at once. */
const MOST_WAITING = 60;

export interface ClientTurnsOptions {
  /** Multiplies turns and waiting requests, as RATE_LIMIT_FACTOR does every limit. */
  factor: number;
  /** Nobody waits longer: the page would come after most have given up. */
  waitMs: number;
}

/** No turn for this request: too many of its client wait already, it waited for too long, or its client has left. */
export class NoTurnError extends Error {
  override name = 'NoTurnError';
  constructor() {
    super('Failed to render: its client has too many pages rendered at once. Try again later.');
  }
}

interface Client {
  running: number;
  /** First come, first served. */
  waiting: (() => void)[];
}

/**
 * Bounds how much of the rendering one client takes: whatever it asks for beyond its turns waits in a queue of its own, so
 * that pages of others never stand behind it. A client is an address, or a /64. Source: docs/decisions/0101.
 */
export class ClientTurns {
  readonly #clients = new Map<string, Client>();
  readonly #turns: number;
  readonly #mostWaiting: number;
  readonly #waitMs: number;

  constructor({ factor, waitMs }: ClientTurnsOptions) {
    this.#turns = Math.max(1, Math.round(TURNS * factor));
    this.#mostWaiting = Math.round(MOST_WAITING * factor);
    this.#waitMs = waitMs;
  }

  /**
   * Runs work in a turn of its client, after those that the client waits for already.
   * @param whenGone calls back when the client has left
   * @throws NoTurnError
   */
  async run<Result>(
    address: string,
    work: () => Promise<Result>,
    whenGone: (leave: () => void) => void = () => {},
  ): Promise<Result> {
    const name = networkOf(address);
    const client = this.#clients.get(name) ?? { running: 0, waiting: [] };
    this.#clients.set(name, client);
    if (client.running < this.#turns) client.running += 1;
    else await this.#wait(client, whenGone);
    return this.#work(name, client, work);
  }

  /** The same without waiting; null: there is no turn free. */
  runNow<Result>(address: string, work: () => Promise<Result>): Promise<Result> | null {
    const isFree = (this.#clients.get(networkOf(address))?.running ?? 0) < this.#turns;
    return isFree ? this.run(address, work) : null;
  }

  async #work<Result>(name: string, client: Client, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      // A turn is handed on, so that nobody comes between.
      const next = client.waiting.shift();
      if (next) next();
      else {
        client.running -= 1;
        if (client.running === 0) this.#clients.delete(name);
      }
    }
  }

  #wait({ waiting }: Client, whenGone: (leave: () => void) => void): Promise<void> {
    if (waiting.length >= this.#mostWaiting) return Promise.reject(new NoTurnError());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(patience);
        resolve();
      };
      const leave = () => {
        const place = waiting.indexOf(start);
        if (place === -1) return;
        waiting.splice(place, 1);
        clearTimeout(patience);
        reject(new NoTurnError());
      };
      const patience = setTimeout(leave, this.#waitMs);
      patience.unref();
      waiting.push(start);
      whenGone(leave);
    });
  }
}
