/**
 * What a module exports to the shell, and what the shell gives it: the half of the platform's contract that knows React
 * and the bus. The other half, plain data, is `@aksamit/contracts/platform`. Contract number 1; a change that breaks a
 * built module raises the number.
 */
import type {
  ActionContext,
  BrowserRelease,
  FormOutcome,
  PageContext,
  PageHead,
  PLATFORM_CONTRACT,
  RenderContext,
  RequestedIsland,
  Sitemap,
  Viewer,
} from '@aksamit/contracts/platform';
import type { ReactElement } from 'react';
import type { LifeCycles } from 'single-spa';
import type { BusHandle } from './bus/bus-handle';

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
   * Whether the host has published this value of the topic already, in the module's name, because the server's rendering
   * asked for it (`ServerRenderScope.publications`). True once for each. Older shells have none.
   */
  takePublished?(topic: string, value: unknown): boolean;
  /**
   * Loads and mounts a fragment into an element whose content React does not manage. One that the module's release does
   * not name among its uses is not mounted: in development this throws, in production it is reported.
   */
  mountFragment(mount: {
    element: HTMLElement;
    module: string;
    name: string;
    version: number;
    props: unknown;
    /** Where no live module offers it nothing is shown and reported. Older shells show and report it as a failure. */
    isOptional?: boolean;
    /** It is shown: also after a failure, once a slow script has arrived. */
    onReady?(): void;
    /** Called instead of a message in its place: the page shows something of its own there. */
    onFailed?(): void;
  }): FragmentHandle;
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
 * The form was accepted, and the browser is redirected to an address of this shop; or the page again with its errors; or,
 * only where the sender's page asked for it (`inBackground`), what that page shows.
 */
export type ActionResult =
  | { redirect: string; status: 303 }
  | { outcome: FormOutcome }
  | (Omit<Extract<RenderResult, { element: unknown }>, 'status'> & { status: 422 });

/** What a fragment adds to the caching of every page that mounts it. */
export interface FragmentFreshness {
  /** Surrogate keys of the records shown (`product:12`). */
  cacheKeys?: string[] | undefined;
  /** No copy of a page with it outlives this instant, ISO 8601. */
  freshUntil?: string | undefined;
}

/** Of a fragment or an island. Older page servers do not read its freshness. */
export interface FragmentRenderResult extends FragmentFreshness {
  element: ReactElement;
  state: unknown;
  /** Nothing in it acts: browsers need not start it. Older page servers let them, and the module's script keeps the markup. */
  isStatic?: true;
}

/** Export `module` of a server bundle. */
export interface ServerModule {
  contract: typeof PLATFORM_CONTRACT;
  render(context: RenderContext): Promise<RenderResult>;
  /** Null: this page accepts no forms, nor does any of a module without it. Older page servers never call it. */
  act?(context: ActionContext): Promise<ActionResult | null>;
  /** Fragments with rendering `public` only. */
  renderFragment?(name: string, version: number, props: unknown, context: RenderContext): Promise<FragmentRenderResult>;
  /** An island of the module's own page. Its state is null when it loads nothing. */
  renderIsland?(island: RequestedIsland, context: RenderContext): Promise<FragmentRenderResult>;
}

/** Expose `./app` of a module's browser build. */
export interface BrowserModule extends Required<Pick<LifeCycles<ModuleProps>, 'bootstrap' | 'mount' | 'unmount'>> {
  contract: typeof PLATFORM_CONTRACT;
}

/** Expose `./fragment-<name>` or `./island-<name>` of a module's browser build. */
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
  reader?: Viewer;
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
