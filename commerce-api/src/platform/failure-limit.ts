/** A limit on failures for each address, counted in this process: for calls whose successes must never be refused. */
import { normalizeIP } from '@fastify/rate-limit';
import { tooManyRequests } from './api-error';

/** Maximum number of recorded addresses; beyond that the least recent one is dropped. */
const MOST_ADDRESSES = 10_000;

export interface FailureLimitOptions {
  /** Failures of one address (IPv6: of its /64) within the window. */
  limit: number;
  windowMs: number;
  mostAddresses?: number;
}

interface Window {
  startedAt: number;
  failures: number;
}

/** Counts failures by address, in windows that begin with an address's first failure. */
export class FailureLimit {
  readonly #options: Required<FailureLimitOptions>;
  readonly #windows = new Map<string, Window>();

  constructor(options: FailureLimitOptions) {
    this.#options = { mostAddresses: MOST_ADDRESSES, ...options };
  }

  /** @throws 429 with retry-after when the address has failed too often */
  requireFew(address: string, now: Date): void {
    const window = this.#running(normalizeIP(address), now);
    if (!window || window.failures < this.#options.limit) return;
    throw tooManyRequests(Math.ceil((window.startedAt + this.#options.windowMs - now.getTime()) / 1000));
  }

  /** Counts one more. */
  count(address: string, now: Date): void {
    const key = normalizeIP(address);
    const window = this.#running(key, now) ?? { startedAt: now.getTime(), failures: 0 };
    window.failures += 1;
    // Deleted first: the map's order is that of the latest failure.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > this.#options.mostAddresses && oldest !== undefined) this.#windows.delete(oldest);
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  #running(key: string, now: Date): Window | undefined {
    const window = this.#windows.get(key);
    return window && now.getTime() < window.startedAt + this.#options.windowMs ? window : undefined;
  }
}
