import { REST_PARAM } from '@aksamit/contracts/routing';
import { LRUCache } from 'lru-cache';
import { ClientLimit, networkOf } from '../http/client-limit';
import type { LiveAddresses } from '../live/live-addresses';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { RenderedPage } from './public-pages';

export interface UnknownAddressesOptions {
  addresses: Pick<LiveAddresses, 'has'>;
  /** How many a client may have rendered in a minute; also the burst size. */
  perMinute: number;
  /** Clock in milliseconds. */
  now?: () => number;
}

/** Concurrent renderings: for one client, and for all. There are more render slots than these. */
const MOST_OF_CLIENT = 4;
const MOST_AT_ONCE = 8;
const MOST_FOUND = 5_000;

/**
 * Addresses without a known page. Clients can work up any number of them, so they share a small part of the rendering.
 * A request beyond it gets "not found" without a rendering.
 */
export class UnknownAddresses {
  readonly #addresses: Pick<LiveAddresses, 'has'>;
  readonly #limit: ClientLimit;
  /** Addresses whose rendering found a page. */
  readonly #found = new LRUCache<string, true>({ max: MOST_FOUND });
  /** Clients of the current renderings. */
  readonly #running: string[] = [];

  constructor({ addresses, perMinute, now }: UnknownAddressesOptions) {
    this.#addresses = addresses;
    this.#limit = new ClientLimit({ perMinute, ...(now ? { now } : {}) });
  }

  /**
   * Whether no evidence of a page exists: its pattern takes any text, no list of records contains it, and it was never
   * rendered. Without a list only addresses that match no pattern but a catch-all are unknown.
   */
  isUnknown(plan: PlannedPage, releases: ReleaseSet): boolean {
    const params = Object.keys(plan.match?.params ?? {});
    if (plan.rendering !== 'public' || params.length === 0 || this.#found.has(nameOf(plan))) return false;
    const { market, locale } = plan.context;
    return !(this.#addresses.has(market.slug, releases, locale, plan.path) ?? !params.includes(REST_PARAM));
  }

  /** Renders a page at an unknown address; null when its client, or all together, request too many. */
  async render(plan: PlannedPage, client: string, work: () => Promise<RenderedPage>): Promise<RenderedPage | null> {
    const network = networkOf(client);
    const running = this.#running.filter((one) => one === network).length;
    if (running >= MOST_OF_CLIENT || this.#running.length >= MOST_AT_ONCE || !this.#limit.take(client)) return null;
    this.#running.push(network);
    try {
      const rendered = await work();
      const isFound = rendered.kind === 'redirect' || (rendered.page.status === 200 && rendered.quality !== 'broken');
      if (isFound) {
        this.#limit.giveBack(client);
        this.#found.set(nameOf(plan), true);
      }
      return rendered;
    } finally {
      this.#running.splice(this.#running.indexOf(network), 1);
    }
  }
}

function nameOf({ context: { market, locale }, path }: PlannedPage): string {
  return `${market.slug} ${locale} ${path}`;
}
