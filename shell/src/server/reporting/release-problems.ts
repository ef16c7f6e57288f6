import { EVERY_MARKET } from '@aksamit/contracts';
import type { LiveReleases } from '../live/live-releases';
import type { Problem } from '../live/problems';
import type { RenderProblems } from './render-problems';
import type { ServerProblems } from './server-problems';

export interface ReleaseProblemsOptions {
  serverProblems: Pick<ServerProblems, 'report'>;
  channelOf: LiveReleases['channelOf'];
  renderProblems: Pick<RenderProblems, 'unhandled'>;
}

/** `catalog@1.2.0`, anywhere in a text before the name of one of its files or the end. */
const RELEASE = /(?:^|[\s(])([a-z][a-z0-9-]*)@([^\s/()]+)(?=\/server\.cjs|$)/;

/**
 * Reports problems that belong to a release and to no page. A problem that names no release is the page server's own.
 */
export class ReleaseProblems {
  readonly #options: ReleaseProblemsOptions;

  constructor(options: ReleaseProblemsOptions) {
    this.#options = options;
  }

  /** A release that cannot be read as it was published. */
  reportProblem({ about, message }: Problem): void {
    this.#report(about, message);
  }

  /** An unhandled rejection of a bundle, as its stack. It is attributed to the first bundle in the stack. */
  reportUnhandled(stack: string): void {
    const release = this.#report(stack, stack);
    if (release !== null) this.#options.renderProblems.unhandled(release);
  }

  /** Reports a problem. Returns the release that it was attributed to, if any. */
  #report(text: string, message: string): string | null {
    const [, module, version] = RELEASE.exec(text) ?? [];
    if (module === undefined || version === undefined) return null;
    const channel = this.#options.channelOf(module, version);
    // A preview's problems are in the log for its developer.
    if (channel === undefined) return null;
    this.#options.serverProblems.report({ module, version, channel, market: EVERY_MARKET, message });
    return `${module}@${version}`;
  }
}
