import { isIPv6 } from 'node:net';

export interface ClientLimitOptions {
  /** How often one client may act in a minute; also the burst size. */
  perMinute: number;
  /** Clock in milliseconds. */
  now?: () => number;
  /** Maximum number of clients counted at a time; the least recent one is dropped first. */
  mostClients?: number;
}

const MINUTE_MS = 60_000;

/** Limits how often a client may do something: one token bucket per client, refilled evenly. */
export class ClientLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #mostClients: number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor({ perMinute, now = Date.now, mostClients = 10_000 }: ClientLimitOptions) {
    this.#perMinute = perMinute;
    this.#now = now;
    this.#mostClients = mostClients;
  }

  /** Takes a token. False when the client has none left. */
  take(client: string): boolean {
    const bucket = this.#bucketOf(networkOf(client));
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** Returns a token that was not used after all. */
  giveBack(client: string): void {
    const bucket = this.#bucketOf(networkOf(client));
    bucket.tokens = Math.min(this.#perMinute, bucket.tokens + 1);
  }

  #bucketOf(key: string): { tokens: number; at: number } {
    const now = this.#now();
    const known = this.#buckets.get(key) ?? { tokens: this.#perMinute, at: now };
    known.tokens = Math.min(this.#perMinute, known.tokens + ((now - known.at) * this.#perMinute) / MINUTE_MS);
    known.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, known);
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= this.#mostClients) break;
      this.#buckets.delete(oldest);
    }
    return known;
  }
}

/** The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household has. */
export function networkOf(client: string): string {
  const plain = client.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
