/**
 * The contract between the shell and a module: contents of a manifest, exports of a server bundle and a browser entry,
 * inline data of a page. Contract number 1; a change that breaks a built module raises the number. Source:
 * docs/decisions and the module's README.
 */
import type { ReactElement } from 'react';
import type { LifeCycles } from 'single-spa';
import type { BusHandle } from '../bus/bus-handle';
import type { TopicValue } from '../bus/topic-definitions';
import { PLATFORM_CONTRACT } from './platform-number';
import type { LocaleCode, PageClaim } from './release-manifest';

export * from './release-examples';
export * from './release-manifest';
export { PLATFORM_CONTRACT };

/** Mailboxes of the shop. */
interface BrandMailboxes {
  email: string;
  complaintsEmail: string;
}

/** A market's brand, and its contact data. */
export interface MarketBrand extends BrandMailboxes {
  name: string;
  phone: string;
  /** Mailboxes for visitors of a language, where they differ; pages get them instead of the market's own. */
  mailboxes?: Partial<Record<LocaleCode, BrandMailboxes>> | undefined;
}

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
}

/** The visitor of a private page. Plain data, inline in that page. */
export interface Reader {
  session: TopicValue<'session'>;
  /** Null: this browser's first visit, or its first in this market. */
  visitorUniqueId: string | null;
}

/** Content of the page's data script `#aksamit-page`. */
export interface InlinePage {
  context: PageContext;
  /** The deployed release of every module, as the browser needs it. */
  releases: BrowserRelease[];
  /** The shell's own release. Absent on page servers that predate this field. */
  shell?: ShellRelease;
  /** Module and page that this address belongs to; null when nothing claims it. */
  match: { module: string; page: string; params: Record<string, string> } | null;
  /** The module's dehydrated data when it was rendered on the server. */
  state: unknown;
  /** Data of the fragments rendered on the server, by `data-fragment-root` of their host elements. */
  fragmentStates?: Record<string, unknown>;
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
  reader?: Reader;
  /** This browser sees other versions than the public: until when (ISO 8601). */
  preview?: { expiresAt: string };
  /**
   * Path prefixes that are not pages of this market and locale: other markets and locales (`/en/`, `/gb/`) and the
   * page server's own paths (`/api/`, `/assets/`, `/sandbox/`). A link to one is a page load.
   */
  foreignPrefixes: string[];
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
  reader?: RenderingReader;
}

/** The visitor of a private page while it is rendered. The page server makes the calls: no token comes to a module. */
export interface RenderingReader extends Reader {
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
  reader: RenderingReader;
  /**
   * POST of JSON to the API in the sender's name, by path; `_method` in it makes it a PUT or DELETE. The page server
   * makes a visitor known first where there is none, and gives each call an idempotency key, so that a form sent twice
   * has one effect.
   */
  send(path: string, body: string): Promise<Response>;
}

/**
 * A fragment that a rendered page requested. `placeholder` marks its place in the HTML; it is replaced by `<div
 * data-fragment-root="<idPrefix>">HTML</div><script type="application/json">STATE</script>`, where idPrefix is the
 * identifierPrefix of the fragment's React root. Its emotion key is `<module>-<name>`.
 */
export interface FragmentPlace {
  placeholder: string;
  module: string;
  name: string;
  version: number;
  props: unknown;
}

/** Filled while React renders; read it after the rendering is complete. */
export interface ServerRenderScope {
  head: PageHead;
  fragments: FragmentPlace[];
}

/** Services of the browser host for a mounted module. */
export interface HostServices {
  sitemap: Sitemap;
  /** Title, description, canonical and alternates of the page now shown. */
  setHead(head: PageHead): void;
  /** The deployed module's page of an address (path only). */
  findPage(pathname: string): { module: string; page: string; params: Record<string, string> } | null;
  /** A new visitor id after the cart could not be fetched (4xx); resolves with the unique id once the API knows it. */
  renewVisitor(): Promise<string>;
  /**
   * A link has no address: no deployed module has its page, or parameters are missing. Throws in development; in
   * production it is reported. Older shells have none.
   */
  reportDeadLink?(link: { page: string; error: Error }): void;
  /**
   * Loads and mounts a fragment into an element whose content React does not manage. One that the module's release does
   * not name among its uses is not mounted: in development this throws, in production it is reported.
   */
  mountFragment(place: {
    element: HTMLElement;
    module: string;
    name: string;
    version: number;
    props: unknown;
  }): FragmentHandle;
}

/** Page name (`catalog/product`) to its canonical patterns. */
export type Sitemap = Record<string, { pl: string; en: string }>;

export interface PageHead {
  title: string;
  description?: string;
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
  image?: { url: string; alt: string };
  jsonLd?: Record<string, unknown>[];
}

export type RenderResult =
  | { redirect: string; status: 301 | 302 | 303 }
  /** Client fallback: a private page that only the browser can show, or not for this visitor. */
  | { leftTo: 'browser' }
  | {
      status: 200 | 404 | 410 | 503;
      /** The scope's head: complete only after the element was rendered. */
      head: PageHead;
      element: ReactElement;
      /** Dehydrated data; JSON. */
      state: unknown;
      /** Surrogate keys of the records shown (`product:12`). */
      cacheKeys?: string[];
      /** No copy of this page outlives this instant (next price boundary), ISO 8601. */
      freshUntil?: string;
    };

/**
 * The form was accepted, and the browser is redirected to an address of this shop; or the page again with its errors.
 */
export type ActionResult =
  | { redirect: string; status: 303 }
  | (Omit<Extract<RenderResult, { element: unknown }>, 'status'> & { status: 422 });

export interface FragmentRenderResult {
  element: ReactElement;
  state: unknown;
}

/** Export `module` of a server bundle. */
export interface ServerModule {
  contract: typeof PLATFORM_CONTRACT;
  render(context: RenderContext): Promise<RenderResult>;
  /** Null: this page accepts no forms, nor does any of a module without it. Older page servers never call it. */
  act?(context: ActionContext): Promise<ActionResult | null>;
  /** Fragments with rendering `public` only. */
  renderFragment?(name: string, version: number, props: unknown, context: RenderContext): Promise<FragmentRenderResult>;
}

/** Expose `./app` of a module's browser build. */
export interface BrowserModule extends Required<Pick<LifeCycles<ModuleProps>, 'bootstrap' | 'mount' | 'unmount'>> {
  contract: typeof PLATFORM_CONTRACT;
}

/** Expose `./fragment-<name>` of a module's browser build. */
export interface BrowserFragment {
  contract: typeof PLATFORM_CONTRACT;
  mount(options: FragmentMountOptions): FragmentHandle;
}
export interface FragmentMountOptions {
  element: HTMLElement;
  /** Version of the fragment's contract that the page was written for: one of those that the manifest offers. */
  version: number;
  props: unknown;
  context: PageContext;
  /** Data from the server rendering, when the element holds server HTML. */
  state?: unknown;
  bus: BusHandle;
  host: HostServices;
  onError(error: unknown): void;
  /**
   * Called when the API failed one of the fragment's calls; its region shows that by itself. Older shells have none.
   */
  onFailedCall?(error: unknown): void;
  /** Called after a 401: the shell checks whether anybody is still logged in. Older shells have none. */
  onUnauthorised?(): void;
}
export interface FragmentHandle {
  update(props: unknown): void;
  unmount(): void;
}

/** Custom props that the browser host gives an application. */
export interface ModuleProps {
  release: BrowserRelease;
  element: HTMLElement;
  context: PageContext;
  /** Server state for hydration, only on the first mount of a page rendered on the server. */
  state?: unknown;
  /** The visitor of `state`, on a private page that the server rendered. */
  reader?: Reader;
  bus: BusHandle;
  host: HostServices;
  onError(error: unknown): void;
  /** Called when the module's root rendered without a throw, for the first time or again. Older shells have none. */
  onShown?(): void;
  /**
   * Called when the shown page's script or data takes long; `late` settles when it is loaded. Older shells have none.
   */
  onSlow?(late: Promise<void>): void;
  /** Called when the API failed one of the module's calls; its page shows that by itself. Older shells have none. */
  onFailedCall?(error: unknown): void;
  /** Called after a 401: the shell checks whether anybody is still logged in. Older shells have none. */
  onUnauthorised?(): void;
}
