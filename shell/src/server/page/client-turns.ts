import { networkOf } from '../http/client-limit';

/** Concurrent renderings of one client; a render process takes eight. */
const TURNS = 4;
/** Requests of one client that may wait for a turn: a network shared by many people opens this many pages at once. */
const MOST_WAITING = 60;

export interface ClientTurnsOptions {
  /** Multiplies turns and queue length, as RATE_LIMIT_FACTOR does every limit. */
  factor: number;
  /** Longest wait: a page that comes later is useless, since most visitors have given up by then. */
  waitMs: number;
}

/**
 * The request gets no turn: too many of its client wait already, it waited too long, or its client has disconnected.
 */
export class NoTurnError extends Error {
  override name = 'NoTurnError';
  constructor() {
    super('Failed to render: its client has too many pages rendered at once. Try again later.');
  }
}

interface Client {
  running: number;
  /** In order of arrival. */
  waiting: (() => void)[];
}

/**
 * Limits the share of the rendering that one client takes: requests beyond its turns wait in a queue of its own, so
 * that they never delay other clients' pages. A client is an address, or a /64. Source: docs/decisions/0101.
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
   * Runs work in a turn of its client, after those already in the client's queue.
   * @param whenGone registers a callback for when the client has disconnected
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

  /** Like `run`, but without waiting; null: no turn is free. */
  runNow<Result>(address: string, work: () => Promise<Result>): Promise<Result> | null {
    const isFree = (this.#clients.get(networkOf(address))?.running ?? 0) < this.#turns;
    return isFree ? this.run(address, work) : null;
  }

  async #work<Result>(name: string, client: Client, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      // The turn passes directly to the next request, so that no other takes it.
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
        clearTimeout(timeout);
        resolve();
      };
      const leave = () => {
        const position = waiting.indexOf(start);
        if (position === -1) return;
        waiting.splice(position, 1);
        clearTimeout(timeout);
        reject(new NoTurnError());
      };
      const timeout = setTimeout(leave, this.#waitMs);
      timeout.unref();
      waiting.push(start);
      whenGone(leave);
    });
  }
}
