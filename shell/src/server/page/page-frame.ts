import { randomUUID } from 'node:crypto';
import { bareDocument } from '../document/bare-document';
import { SHELL_MODULE } from '../model/release-set';
import type { FormRefusal } from '../model/render-job';
import { documentOf, type RenderedDocument, type RenderedParts } from '../model/rendered-page';
import type { PageInput } from './cached-page';
import { thrownProblem } from './page-problem';
import type { PageRendererOptions } from './page-renderer';
import { PUBLIC_POLICY } from './rendering-policy';
import { RenderingReports } from './rendering-reports';

/** What stands between header and footer. */
export interface FrameContent {
  /** Head and status that the module returned before it failed. */
  known?: RenderedParts['known'];
  /** Why the form submission was refused; the region shows it as an error message. */
  refusal?: FormRefusal;
}

/** Header and footer are the shell's own code: slow only on a busy machine. */
const DEADLINE_MS = 4_000;

/** Renders header and footer around an empty region or a notice; without a render process the browser renders them. */
export class PageFrame {
  readonly #options: Pick<PageRendererOptions, 'pool' | 'tokens'>;
  readonly #reports: RenderingReports;

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#reports = new RenderingReports(options, PUBLIC_POLICY);
  }

  async render(input: PageInput, { known = null, refusal }: FrameContent): Promise<RenderedDocument> {
    const { plan, releases, https } = input;
    const pageViewToken = this.#options.tokens.of(releases);
    const job = {
      plan,
      https,
      known,
      refusal,
      pageViewToken,
      withMain: false,
      withoutFragmentsOf: [],
      deadlineMs: DEADLINE_MS,
      requestId: randomUUID(),
    };
    try {
      const rendered = documentOf(await this.#options.pool.render(releases, job));
      if (rendered.kind === 'document') this.#reports.regions(input, rendered.regionProblems);
      return rendered;
    } catch (error) {
      this.#reports.page(input, SHELL_MODULE, thrownProblem(error), 'Header and footer were not rendered.');
      return bareDocument({ ...input, refusal, pageViewToken }, known);
    }
  }
}
