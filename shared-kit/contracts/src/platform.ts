/**
 * The contract between the shell and a module, as plain data: contents of a manifest, inline data of a page, input of a
 * rendering. What a module exports is `@aksamit/module-sdk/platform`. Contract number 1; a change that breaks a built
 * module raises the number. Source: docs/decisions and the module's README.
 */
import type { MarketBrand } from './market-brand';
import type { MarketPolicies } from './market-policies';
import { PLATFORM_CONTRACT } from './platform-number';
import type { LocaleCode, PageClaim } from './release-manifest';
import type { TopicValue } from './topics/topic-definitions';

export type { BrandCompany, MarketBrand } from './market-brand';
export * from './release-examples';
export * from './release-manifest';
export { PLATFORM_CONTRACT };

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

/** Content of the page's data script `#aksamit-page`. */
export interface InlinePage {
  context: PageContext;
  /** The deployed release of every module, as the browser needs it; empty where they stand in `releasesFile`. */
  releases: BrowserRelease[];
  /**
   * The shell's own release; beside `releasesFile` only with the hashes of the scripts that the host loads. Absent on page
   * servers that predate this field.
   */
  shell?: ShellRelease;
  /** On public pages: the file with `releases` and `shell`, for when the app part starts. */
  releasesFile?: ReleasesFile;
  /** Beside `releasesFile`: versions of the modules whose parts are in the page, for reports. */
  versions?: Record<string, string>;
  /** Module and page that this address belongs to; null when nothing claims it. */
  match: { module: string; page: string; params: Record<string, string> } | null;
  /** The module's dehydrated data when it was rendered on the server. */
  state: unknown;
  /** Data of the fragments rendered on the server, by `data-fragment-root` of their host elements. */
  fragmentStates?: Record<string, unknown>;
  /** What the page's module publishes with this page, on public pages rendered on the server. */
  publications?: InlinePublication[];
  /** Address alternates per locale, without origin. */
  alternates: Partial<Record<LocaleCode, string>>;
  status: number;
  development: boolean;
  /** Identifies the releases of this page; reports carry it. Empty: nothing is reported. See release-tokens. */
  pageViewToken?: string;
  /**
   * Visitor of this private page: the one whom the server rendered it for or, on client fallback, the one who is logged
   * in. Omitted: not known yet, or the page is public.
   */
  reader?: Viewer;
  /** This browser sees other versions than the public: until when (ISO 8601). */
  preview?: { expiresAt: string };
  /** Path of the privacy policy; omitted: no deployed module has it, or the page server is older. */
  privacyPath?: string;
  /**
   * Path prefixes that are not pages of this market and locale: other markets and locales (`/en/`, `/gb/`) and the
   * page server's own paths (`/api/`, `/assets/`, `/sandbox/`). A link to one is a page load.
   */
  foreignPrefixes: string[];
}

/** A file with the releases of a page, `{ releases, shell }`. */
export interface ReleasesFile {
  /** Path; never another content. */
  url: string;
  integrity: string;
}

/** The shell's scripts as its own page knows them. */
export type ShellRelease = Pick<BrowserRelease, 'version' | 'channel' | 'baseUrl' | 'integrity'>;

export interface BrowserRelease {
  name: string;
  version: string;
  /** Channel of this version; omitted: stable. `development`: from a developer's own server, without hashes. */
  channel?: 'stable' | 'canary' | 'preview' | 'development';
  /** `/assets/<module>/<version>/`; with the origin when it is a developer's. */
  baseUrl: string;
  entry: string;
  integrity: Record<string, string>;
  chunks: Record<string, string[]>;
  pages: Pick<PageClaim, 'name' | 'layout' | 'rendering' | 'patterns'>[];
  fragments: { name: string; version: number; reservedHeightPx: number; rendering: 'public' | 'private' }[];
  /** Fragments of others that it may mount, `cart-checkout/add-to-cart@1`; omitted: unknown, any. */
  uses?: string[];
  publishes: { topic: string; version: number; kind?: 'state' | 'event'; schema: Record<string, unknown> }[];
  /** Topics with the version that the module expects; omitted: those of the shell, version 1. */
  reads?: { topic: string; version: number }[];
}

/**
 * Input of a server bundle's render. The page server makes its calls of the API: as an unknown visitor of this market
 * and locale, on a private page as its visitor. A bundle itself has no `process`, no `fetch` and no timers after its
 * page.
 */
export interface RenderContext extends PageContext {
  page: string;
  params: Record<string, string>;
  path: string;
  /** Only the declared query parameters. */
  query: Record<string, string>;
  /**
   * GET of the API, by path with query (`/api/products?perPage=4`). Rejects when the API is unreachable or time is up.
   */
  call(path: string): Promise<Response>;
  requestId: string;
  signal: AbortSignal;
  /** Pages of all live modules, for links. */
  sitemap: Sitemap;
  /** Fragments that deployed modules offer, with their reserved heights; decides which are rendered on the server. */
  offers: BrowserRelease['fragments'];
  /** Collects the page's head and fragments while it is rendered. One per page. */
  scope: ServerRenderScope;
  /** On private pages only. Page servers that predate this field do not render them. */
  reader?: RenderingViewer;
}

/** The visitor of a private page while it is rendered. The page server makes the calls: no token comes to a module. */
export interface RenderingViewer extends Viewer {
  /**
   * GET of the API in the visitor's name, by path with query (`/api/carts?currency=PLN`). Rejects when the API is
   * unreachable.
   */
  call(path: string): Promise<Response>;
}

/**
 * A form that a browser without scripts sent to a page's address, and the calls that its module may make for the
 * sender.
 */
export interface ActionContext extends RenderContext {
  /** As in the form; a name may come several times. */
  fields: readonly (readonly [name: string, value: string])[];
  reader: RenderingViewer;
  /**
   * POST of JSON to the API in the sender's name, by path; `_method` in it makes it a PUT or DELETE. The page server
   * makes a visitor known first where there is none, and gives each call an idempotency key, so that a form sent twice
   * has one effect.
   */
  send(path: string, body: string): Promise<Response>;
  /** The sender's page can show the outcome itself (`FormOutcome`). Absent: the browser leaves the page for the response. */
  inBackground?: true;
}

/** What the form of a page did, for that page to show in place. JSON. */
export interface FormOutcome {
  /** It was done, and the pressed button states so from now on. Omitted: refused, and it can be pressed again. */
  done?: PressedLabel;
  /** What the page publishes under the module's name: messages, the new state, steps for analytics. */
  publications: ServedPublication[];
  /** The module's own entries of local storage as they are now, by key. */
  stored?: Record<string, string>;
}

/** The words of a button whose form was accepted. */
export interface PressedLabel {
  label: string;
  /** Its name for assistive technology; begins with the label and names what was done. */
  name: string;
}

/** The same for browsers: publications are judged by the module's claims. */
export interface InlineFormOutcome extends Omit<FormOutcome, 'publications'> {
  module: string;
  publications: InlinePublication[];
}

/**
 * A fragment that a rendered page requested. `placeholder` marks its place in the HTML; it is replaced by `<div
 * data-fragment-root="<idPrefix>">HTML</div><script type="application/json">STATE</script>`, where idPrefix is the
 * identifierPrefix of the fragment's React root. Its emotion key is `<module>-<name>`.
 */
export interface RequestedFragment {
  placeholder: string;
  module: string;
  name: string;
  version: number;
  props: unknown;
}

/**
 * An island that a rendered page requested: a part of it that acts, with a React root of its own. `placeholder` marks
 * its place in the HTML, as a fragment's does.
 */
export interface RequestedIsland {
  placeholder: string;
  name: string;
  props: unknown;
  /** What the module's server bundle renders it from; never leaves its process. */
  definition: unknown;
}

/** Filled while React renders; read it after the rendering is complete. */
export interface ServerRenderScope {
  head: PageHead;
  fragments: RequestedFragment[];
  /** Set by the page server: the browser's shell starts islands. Omitted by older ones. */
  startsIslands?: boolean;
  /** Set by the module: browsers run the page's islands only. Omitted: they hydrate the whole page. */
  islands?: RequestedIsland[];
  /**
   * What the page publishes on the bus once it is shown, under its module's name; the host publishes it without the
   * module's scripts. Absent on older page servers.
   */
  publications?: ServedPublication[];
}

/** A message of a page's module that the server's rendering asked for. */
export interface ServedPublication {
  topic: string;
  /** JSON. */
  value: unknown;
}

/** The same as the page server has judged it by the module's claims. Older page servers judge nothing. */
export interface InlinePublication extends ServedPublication {
  /** Topic in its version, `commerce@1`; omitted: it was refused. */
  id?: string;
  kind?: 'state' | 'event';
  /** Which rule of the bus it breaks. */
  refused?: string;
  /**
   * Lists of records with the same members, by the member of `value` that holds them, which is empty there. Only for hosts
   * that read them (`chunks.tables` of the shell's manifest).
   */
  tables?: Record<string, InlineTable>;
}

/** Records with the same members: the names once, then one row of values per record. */
export interface InlineTable {
  members: string[];
  rows: unknown[][];
}

/** Page name (`catalog/product`) to its canonical patterns. */
export type Sitemap = Record<string, { pl: string; en: string }>;

export interface PageHead {
  title: string;
  description?: string;
  /** As a record has them; omitted or empty: none are printed. */
  keywords?: string;
  /**
   * Path of the canonical address including basePath, with its query where that makes it a page of its own (`?page=2`);
   * the page server adds the origin. Omitted: the requested path.
   */
  canonicalPath?: string;
  /**
   * Paths per locale without basePath, with the query of the canonical address. Omitted: computed from the patterns
   * with the same parameters.
   */
  alternates?: Partial<Record<LocaleCode, string>>;
  /** Slugs of the markets that have this page. Omitted: all of them. */
  markets?: string[];
  robots?: 'noindex';
  /** For link previews. Size in pixels; page servers that predate it omit it. */
  image?: { url: string; alt: string; width?: number; height?: number };
  jsonLd?: Record<string, unknown>[];
  /** Feeds of what the page lists; paths include basePath. Page servers that predate it omit them. */
  feeds?: { path: string; type: 'application/rss+xml' | 'application/feed+json'; title: string }[];
}
