import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import { cachedPageOf, type PageInput } from './cached-page';
import type { CachedPage } from './page-cache';
import { PageRenderer, type PageRendererOptions } from './page-renderer';
import type { PageViewer } from './page-viewer';
import { PRIVATE_POLICY } from './rendering-policy';

export interface PrivatePagesOptions extends PageRendererOptions {
  /** How long a visitor waits for the content. Without it the page can be sent at once, and the browser fills it. */
  answerMs: number;
}

/**
 * Private pages with their viewer's own data: rendered for one request and never cached. On any failure the page is
 * sent without the data, and the browser renders it.
 */
export class PrivatePages {
  readonly #renderer: PageRenderer;
  readonly #answerMs: number;

  constructor(options: PrivatePagesOptions) {
    this.#renderer = new PageRenderer(options, PRIVATE_POLICY);
    this.#answerMs = options.answerMs;
  }

  /**
   * Whether rendering is possible, so that the viewer has to be identified.
   * @param withoutScripts see `render`
   */
  mayRender(plan: PlannedPage, releases: ReleaseSet, withoutScripts = false): boolean {
    return this.#renderer.mayRender(plan, releases, withoutScripts);
  }

  /**
   * Null: the browser renders the page.
   * @param timeoutMs for a browser that runs no scripts; omitted: the default timeout
   */
  async render(
    input: PageInput,
    { viewer, call, requestId }: PageViewer,
    timeoutMs?: number,
  ): Promise<CachedPage | null> {
    const rendered = await this.#renderer.render(input, {
      viewer,
      newCaller: () => call,
      requestId,
      timeoutMs: timeoutMs ?? this.#answerMs,
      waitsForTrial: timeoutMs !== undefined,
    });
    if (rendered?.kind !== 'document') return null;
    return rendered.hasMain || rendered.isClientFallback ? cachedPageOf(rendered, input) : null;
  }
}
