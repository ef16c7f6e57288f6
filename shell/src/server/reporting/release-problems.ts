import { EVERY_MARKET } from '@aksamit/shared-kit/contracts';
import type { LiveReleases } from '../live/live-releases';
import type { Problem } from '../live/problems';
import type { RenderProblems } from './render-problems';
import type { ServerProblems } from './server-problems';

export interface ReleaseProblemsOptions {
  serverProblems: Pick<ServerProblems, 'tell'>;
  channelOf: LiveReleases['channelOf'];
  renderProblems: Pick<RenderProblems, 'stray'>;
}

/** `catalog@1.2.0`, wherever it stands in a text before the name of one of its files or the end. */
const RELEASE = /(?:^|[\s(])([a-z][a-z0-9-]*)@([^\s/()]+)(?=\/server\.cjs|$)/;

/** Tells problems that belong to a release and to no page. What names no release belongs to the page server itself. */
export class ReleaseProblems {
  readonly #options: ReleaseProblemsOptions;

  constructor(options: ReleaseProblemsOptions) {
    this.#options = options;
  }

  /** A release that cannot be read as it was published. */
  tellFound({ about, message }: Problem): void {
    this.#tell(about, message);
  }

  /** A promise that a bundle left behind, as its stack: the first bundle in it is to blame. */
  tellStray(stack: string): void {
    const release = this.#tell(stack, stack);
    if (release !== null) this.#options.renderProblems.stray(release);
  }

  /** The release that was told of, if any. */
  #tell(text: string, message: string): string | null {
    const [, module, version] = RELEASE.exec(text) ?? [];
    if (module === undefined || version === undefined) return null;
    const channel = this.#options.channelOf(module, version);
    // A preview's problems are in the log for who previews.
    if (channel === undefined) return null;
    this.#options.serverProblems.tell({ module, version, channel, market: EVERY_MARKET, message });
    return `${module}@${version}`;
  }
}
