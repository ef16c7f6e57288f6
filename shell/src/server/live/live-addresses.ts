import type { LocaleCode } from '@aksamit/contracts/platform';
import { readAddress } from '../http/request-address';
import type { Log } from '../log';
import type { ReleaseSet } from '../model/release-set';
import { siteMapEntries } from '../site/site-map-entries';
import { type SiteMapRecords, siteMapRecords } from '../site/site-map-records';
import { readApi } from './read-api';

const REFRESH_MS = 300_000;
const RETRY_MS = 10_000;

type Records = SiteMapRecords;

interface Market {
  records: Records | null;
  /** Addresses by release set, for these records. */
  listed: WeakMap<ReleaseSet, ReadonlySet<string>>;
  readAt: number;
  isReading: boolean;
}

/** The addresses of records that have a page, by the API's site map; at most five minutes old while they are in use. */
export class LiveAddresses {
  readonly #apiOrigin: string;
  readonly #log: Log;
  readonly #markets = new Map<string, Market>();

  constructor(apiOrigin: string, log: Log) {
    this.#apiOrigin = apiOrigin;
    this.#log = log;
  }

  /**
   * Whether a record has its page at or below this path; null while that is unknown. Never waits.
   * @param path normalised, without the prefix of market and locale
   */
  has(marketSlug: string, releases: ReleaseSet, locale: LocaleCode, path: string): boolean | null {
    const market = this.#markets.get(marketSlug) ?? {
      records: null,
      listed: new WeakMap(),
      readAt: Number.NEGATIVE_INFINITY,
      isReading: false,
    };
    this.#markets.set(marketSlug, market);
    const lastsMs = market.records ? REFRESH_MS : RETRY_MS;
    if (!market.isReading && Date.now() - market.readAt > lastsMs) void this.#read(marketSlug, market);
    if (!market.records) return null;
    const listed = market.listed.get(releases) ?? addressesOf(releases, market.records);
    market.listed.set(releases, listed);
    return listed.has(`${locale} ${path}`);
  }

  async #read(marketSlug: string, market: Market): Promise<void> {
    market.isReading = true;
    try {
      const url = `${this.#apiOrigin}/api/sitemap`;
      market.records = (await readApi(url, siteMapRecords, { 'market-slug': marketSlug })).data.sitemap;
      market.listed = new WeakMap();
    } catch (error) {
      this.#log.debug({ err: error, market: marketSlug }, 'The site map cannot be read; the last good one stays.');
    }
    market.readAt = Date.now();
    market.isReading = false;
  }
}

/** All addresses and their parents: a category of articles has a page where one of its articles has. */
function addressesOf(releases: ReleaseSet, records: Records): ReadonlySet<string> {
  const addresses = new Set<string>();
  for (const { paths } of Object.values(siteMapEntries(releases, records)).flat()) {
    for (const [locale, path] of Object.entries(paths)) {
      const segments = readAddress(path).path.split('/').filter(Boolean);
      segments.forEach((_, index) => {
        addresses.add(`${locale} /${segments.slice(0, index + 1).join('/')}/`);
      });
    }
  }
  return addresses;
}
