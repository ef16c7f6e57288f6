import type { BrowserRelease, Sitemap } from './browser-release';
import type { PageContext, Viewer } from './page-context';
import type { PageHead } from './page-head';
import type { ServedPublication } from './publication';

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
