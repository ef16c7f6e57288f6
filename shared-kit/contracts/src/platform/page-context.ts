import type { MarketBrand } from '../market-brand';
import type { MarketPolicies } from '../market-policies';
import type { LocaleCode } from '../release-manifest';
import type { TopicValue } from '../topics/topic-definitions';

/** A market as pages know it (entity Market of the specification, plus its addresses). */
export interface MarketContext {
  id: number;
  slug: string;
  name: string;
  gtmId: string | null;
  additionalVisitTime: number;
  locales: { id: number; name: string; code: LocaleCode; isoCode: string }[];
  currencies: { id: number; name: string; code: string; symbol: string; isPrefix: boolean }[];
  /** Hosts of its own; empty: found by path prefix. */
  hosts: string[];
  pathPrefix: string;
  brand: MarketBrand;
  defaultPaymentMethod: string;
  policies?: MarketPolicies | undefined;
  /** Above the header of every public page; omitted: there is none. The page server prints it, no script reads it. */
  promoBar?: ShopBar | undefined;
}

/** An announcement of the shop in all languages. Source: docs/decisions/0241. */
export interface ShopBar {
  id: string;
  /** Its ground: `soft`, `plain` or `velvet`; another one is soft. */
  look: string;
  words: Record<LocaleCode, ShopBarWords>;
}

export interface ShopBarWords {
  headline: string;
  subheadline: string;
  /** Where it leads: a path without the locale's prefix, or `https:`. */
  action: { label: string; path: string } | null;
}

/** Context of a page: what every module needs to build links, texts and prices. Plain data, inline in the page. */
export interface PageContext {
  market: MarketContext;
  locale: LocaleCode;
  /** Prefix before every path of this market and locale: '', '/en' or '/gb'. */
  basePath: string;
  /** Scheme and host of the canonical address, no slash at the end. */
  origin: string;
  /** Tile server of maps; omitted: they draw borders. */
  mapTiles?: MapTiles;
  /** Address of the tag manager's script, with the market's container; omitted: there is none. */
  tagManager?: string;
  /** Pages whose module has an `act` accept forms that the browser sends itself. Absent on older page servers. */
  takesForms?: boolean;
}

/** A tile server: its address with `{z}`, `{x}` and `{y}`, and the map's attribution. */
export interface MapTiles {
  url: string;
  attribution: string;
  /** Highest zoom for which it has tiles; closer ones are enlarged. Omitted: as close as the map goes. */
  maxZoom?: number;
}

/** The visitor of a private page. Plain data, inline in that page. */
export interface Viewer {
  session: TopicValue<'session'>;
  /** Null: this browser's first visit, or its first in this market. */
  visitorUniqueId: string | null;
}
