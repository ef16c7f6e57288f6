/**
 * The contract between the shell and a module: what a manifest says, what a server bundle and a browser entry export,
 * what stands inline in a page. Contract number 1; a change that breaks a built module raises the number.
 * Source: docs/decisions and the module's README.
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

/** How a market calls itself, and where it is reached. */
export interface MarketBrand extends BrandMailboxes {
  name: string;
  phone: string;
  /** Mailboxes for readers of a language, where they are others; pages get them in the place of the market's own. */
  mailboxes?: Partial<Record<LocaleCode, BrandMailboxes>> | undefined;
}

/** A market as pages know it (entity Market of the specification, plus how it is addressed). */
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

/** Where a page stands: what every module needs to build links, texts and prices. Plain data, inline in the page. */
export interface PageContext {
  market: MarketContext;
  locale: LocaleCode;
  /** Prefix before every path of this market and locale: '', '/en' or '/gb'. */
  basePath: string;
  /** Scheme and host of the canonical address, no slash at the end. */
  origin: string;
  /** Where maps get their ground from; left out: they draw borders. */
  mapTiles?: MapTiles;
  /** Address of the tag manager's script, with the market's container; left out: there is none. */
  tagManager?: string;
  /** Pages whose module has an `act` take forms that the browser sends itself. Left out by page servers from before. */
  takesForms?: boolean;
}

/** A tile server: its address with `{z}`, `{x}` and `{y}`, and who is to be named on the map. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** Who a private page was rendered for. Plain data, inline in that page. */
export interface Reader {
  session: TopicValue<'session'>;
  /** Null: this browser was never here before, or not in this market. */
  visitorUniqueId: string | null;
}

/** What the page's data script `#aksamit-page` holds. */
export interface InlinePage {
  context: PageContext;
  /** Every live module's release as the browser needs it. */
  releases: BrowserRelease[];
  /** The shell's own release. Left out by page servers from before this field. */
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
  /** Names what this page was made of; reports carry it. Empty: nothing is reported. See release-tokens. */
  pageViewToken?: string;
  /**
   * Who reads this private page: whom the server rendered it for, or, where the module left it to the browser, who is
   * logged in. Left out: that is to be asked, or the page is public.
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
  /** Why this version is in the page; left out: stable. `development`: from a developer's own server, without hashes. */
  channel?: 'stable' | 'canary' | 'preview' | 'development';
  /** `/assets/<module>/<version>/`; with the origin when it is a developer's. */
  baseUrl: string;
  entry: string;
  integrity: Record<string, string>;
  chunks: Record<string, string[]>;
  pages: Pick<PageClaim, 'name' | 'layout' | 'rendering' | 'patterns'>[];
  fragments: { name: string; version: number; reservedHeightPx: number; rendering: 'public' | 'private' }[];
  /** Fragments of others that it may mount, `cart-checkout/add-to-cart@1`; left out: not known, any. */
  uses?: string[];
  publishes: { topic: string; version: number; kind?: 'state' | 'event'; schema: Record<string, unknown> }[];
  /** Topics with the version that the module expects; left out: those of the shell, version 1. */
  reads?: { topic: string; version: number }[];
}

/**
 * What a server bundle is asked to render. The page server makes its calls of the API: as an unknown visitor of this market
 * and locale, on a private page as its reader. A bundle itself has no `process`, no `fetch` and no timers after its page.
 */
export interface RenderContext extends PageContext {
  page: string;
  params: Record<string, string>;
  path: string;
  /** Only the declared query parameters. */
  query: Record<string, string>;
  /** GET of the API, by path with query (`/api/products?perPage=4`). Rejects when the API is away or time is up. */
  call(path: string): Promise<Response>;
  requestId: string;
  signal: AbortSignal;
  /** Pages of all live modules, for links. */
  sitemap: Sitemap;
  /** Fragments that live modules offer, with their reserved heights; decides which are rendered on the server. */
  offers: BrowserRelease['fragments'];
  /** Collects what the rendering asks of the page: its head and its fragments. One per page. */
  scope: ServerRenderScope;
  /** On private pages only. Page servers from before this field do not render them. */
  reader?: RenderingReader;
}

/** The reader of a private page while it is rendered. The page server makes the calls: no token comes to a module. */
export interface RenderingReader extends Reader {
  /** GET of the API in the reader's name, by path with query (`/api/carts?currency=PLN`). Rejects when the API is away. */
  call(path: string): Promise<Response>;
}

/** A form that a browser without scripts sent to a page's address, and what its module may do for the sender. */
export interface ActionContext extends RenderContext {
  /** As they stood in the form; a name may come several times. */
  fields: readonly (readonly [name: string, value: string])[];
  reader: RenderingReader;
  /**
   * POST of JSON to the API in the sender's name, by path; `_method` in it makes it a PUT or DELETE. The page server makes
   * a visitor known first where there is none, and gives each call a key, so that a form sent twice changes things once.
   */
  send(path: string, body: string): Promise<Response>;
}

/**
 * A fragment that a rendered page asked for. `placeholder` stands in the HTML where the fragment's own goes; it is
 * replaced by `<div data-fragment-root="<idPrefix>">HTML</div><script type="application/json">STATE</script>`, where
 * idPrefix is the identifierPrefix of the fragment's React root. Its emotion key is `<module>-<name>`.
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

/** What the browser host does for a mounted module. */
export interface HostServices {
  sitemap: Sitemap;
  /** Title, description, canonical and alternates of the page now shown. */
  setHead(head: PageHead): void;
  /** Which live module's page an address (path only) belongs to. */
  findPage(pathname: string): { module: string; page: string; params: Record<string, string> } | null;
  /** A new visitor id after the cart could not be fetched (4xx); resolves with the unique id once the API knows it. */
  renewVisitor(): Promise<string>;
  /**
   * A link has no address: no live module has its page, or it gives too few parameters. Throws in development; in
   * production it is reported. Older shells have none.
   */
  reportDeadLink?(link: { page: string; error: Error }): void;
  /**
   * Loads and mounts a fragment into an element whose content React leaves alone. One that the module's release does not
   * name among its uses is not mounted: in development this throws, in production it is reported.
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
   * the page server adds the origin. Left out: the requested path.
   */
  canonicalPath?: string;
  /**
   * Paths per locale without basePath, with the query of the canonical address. Left out: computed from the patterns with
   * the same parameters.
   */
  alternates?: Partial<Record<LocaleCode, string>>;
  /** Slugs of the markets that have this page. Left out: all of them. */
  markets?: string[];
  robots?: 'noindex';
  image?: { url: string; alt: string };
  jsonLd?: Record<string, unknown>[];
}

export type RenderResult =
  | { redirect: string; status: 301 | 302 | 303 }
  /** A private page that only the browser can show, or not for this reader. */
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

/** The form was taken, and the browser goes on to an address of this shop; or the page once more with what was wrong. */
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
  /** Null: this page takes no forms, nor does any of a module without it. Page servers from before never call it. */
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
  /** The API failed one of the fragment's calls; its region shows that by itself. Older shells have none. */
  onFailedCall?(error: unknown): void;
  /** One of its calls was answered 401: the shell finds out whether anybody is still logged in. Older shells have none. */
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
  /** Whom `state` was made for, on a private page that the server rendered. */
  reader?: Reader;
  bus: BusHandle;
  host: HostServices;
  onError(error: unknown): void;
  /** The module's root is there and did not throw, for the first time or once more. Older shells have none. */
  onShown?(): void;
  /** The shown page's own script or data takes long; `late` settles when it is there. Older shells have none. */
  onSlow?(late: Promise<void>): void;
  /** The API failed one of the module's calls; its page shows that by itself. Older shells have none. */
  onFailedCall?(error: unknown): void;
  /** One of its calls was answered 401: the shell finds out whether anybody is still logged in. Older shells have none. */
  onUnauthorised?(): void;
}
