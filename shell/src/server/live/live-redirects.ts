import { z } from 'zod';
import type { Log } from '../log';
import { readApi } from './read-api';
import { listRedirects, type RedirectList } from './redirect-list';

const REFRESH_MS = 60_000;
const PER_PAGE = 100;
const MOST_PAGES = 50;

const answer = z.object({
  data: z.object({ redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })) }),
  meta: z.object({ total: z.number() }).optional(),
});

const NONE: RedirectList = new Map();

/**
 * The staff's redirects of each market, at most a minute old. The last good list stays in use while the API is away.
 */
export class LiveRedirects {
  readonly #apiOrigin: string;
  readonly #log: Log;
  readonly #onChange: () => void;
  readonly #lists = new Map<string, { list: RedirectList; readAt: number; reading: Promise<void> | null }>();

  constructor(apiOrigin: string, log: Log, onChange: () => void) {
    this.#apiOrigin = apiOrigin;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Waits only for a market's first read; later reads run in the background. */
  async of(marketSlug: string): Promise<RedirectList> {
    const entry = this.#lists.get(marketSlug) ?? { list: NONE, readAt: Number.NEGATIVE_INFINITY, reading: null };
    this.#lists.set(marketSlug, entry);
    if (Date.now() - entry.readAt > REFRESH_MS) entry.reading ??= this.#read(marketSlug);
    if (entry.readAt === Number.NEGATIVE_INFINITY) await entry.reading;
    return entry.list;
  }

  /** Reads the cached lists again, after an edit. */
  async readAgain(): Promise<void> {
    for (const [marketSlug, entry] of this.#lists) {
      // A read that has already begun may have missed the edit.
      await entry.reading;
      entry.reading = this.#read(marketSlug);
      await entry.reading;
    }
  }

  async #read(marketSlug: string): Promise<void> {
    const entry = this.#lists.get(marketSlug);
    if (!entry) return;
    try {
      const list = await this.#readAll(marketSlug);
      const isNew = JSON.stringify([...list]) !== JSON.stringify([...entry.list]);
      entry.list = list;
      if (isNew) this.#onChange();
    } catch (error) {
      this.#log.debug({ err: error, market: marketSlug }, 'The redirects cannot be read; the last good list stays.');
    }
    entry.readAt = Date.now();
    entry.reading = null;
  }

  async #readAll(marketSlug: string): Promise<RedirectList> {
    const redirects: z.output<typeof answer>['data']['redirects'] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const url = `${this.#apiOrigin}/api/redirects?page=${page}&perPage=${PER_PAGE}`;
      const { data, meta } = await readApi(url, answer, { 'market-slug': marketSlug });
      redirects.push(...data.redirects);
      if (data.redirects.length < PER_PAGE || page * PER_PAGE >= (meta?.total ?? 0)) break;
    }
    return listRedirects(redirects);
  }
}
