import { isIPv6 } from 'node:net';

export interface ClientLimitOptions {
  /** How often one client may in a minute; as often at once. */
  perMinute: number;
  /** Milliseconds of a clock. */
  now?: () => number;
  /** Clients that are counted at the same time; the one that came longest ago is forgotten first. */
  mostClients?: number;
}

const MINUTE_MS = 60_000;

/** Bounds how often a client may do something: a bucket of tokens each, filled evenly. */
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

  /** False when the client has done it too often. */
  take(client: string): boolean {
    const bucket = this.#bucketOf(networkOf(client));
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** What was taken did not count after all. */
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

/** What counts as one client: an address, of IPv6 the whole /64 that one household has. */
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
