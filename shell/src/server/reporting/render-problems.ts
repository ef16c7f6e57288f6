import { Problems } from '../live/problems';
import type { Log } from '../log';
import type { ReleaseSet } from '../model/release-set';

/** A part of a release that failed while it was rendered on the server. */
export interface RenderProblem {
  module: string;
  /** `page product`, `fragment mini-cart`, `header`. */
  region: string;
  /** It waited for the API, or the API failed it. */
  cause?: 'api';
}

interface FoundProblem {
  /** `catalog@1.2.0`; API: no release can do anything about it. */
  about: string;
  region: string;
}

const API = 'API';

/** The failure of an address expires if the address is not requested again within this time. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** Maximum number of addresses; those that failed longest ago are dropped first. */
const REMEMBERED = 500;

/**
 * Releases that fail while they are rendered on the server, for /healthz. A failure of an address lasts until the
 * address is rendered well, other releases are deployed, or it was not requested for ten minutes. Pages are still
 * served and browsers recover most failures: nobody would notice them otherwise.
 */
export class RenderProblems {
  /** By address, the most recent failure last. */
  readonly #failing = new Map<string, { found: FoundProblem[]; at: number }>();
  readonly #problems: Problems;
  readonly #now: () => number;

  constructor(log: Log, now: () => number = Date.now) {
    // No listener: the renderer reports each failure to the API, with its stack.
    this.#problems = new Problems(log);
    this.#now = now;
  }

  get list(): Problems['list'] {
    this.#show();
    return this.#problems.list;
  }

  /** Whether a release (`catalog@1.2.0`) failed when this address was rendered last. */
  failsAt(address: string, release: string): boolean {
    return this.#failing.get(address)?.found.some(({ about }) => about === release) ?? false;
  }

  /**
   * Records the result of an address's rendering; no failures when it is well. Previews, which nobody else sees, do not
   * count.
   */
  rendered(address: string, { pageView }: ReleaseSet, found: readonly RenderProblem[]): void {
    if (!pageView || (found.length === 0 && !this.#failing.has(address))) return;
    this.#failing.delete(address);
    if (found.length > 0) {
      const named = found.map(({ module, region, cause }) =>
        cause === 'api'
          ? { about: API, region: `${region} of ${module}` }
          : { about: `${module}@${pageView.modules[module] ?? '?'}`, region },
      );
      this.#failing.set(address, { found: named, at: this.#now() });
    }
    for (const oldest of this.#failing.keys()) {
      if (this.#failing.size <= REMEMBERED) break;
      this.#failing.delete(oldest);
    }
    this.#show();
  }

  /** Records an unhandled rejection of a release's bundle: it belongs to no address. */
  unhandled(release: string): void {
    this.#failing.set(`unhandled ${release}`, {
      found: [{ about: release, region: 'a promise that nobody waits for' }],
      at: this.#now(),
    });
    this.#show();
  }

  /** Other releases were deployed: former failures may be fixed, and recur if they are not. */
  clear(): void {
    this.#failing.clear();
    this.#show();
  }

  #show(): void {
    const now = this.#now();
    for (const [address, { at }] of this.#failing) {
      if (now - at >= FORGOTTEN_AFTER_MS) this.#failing.delete(address);
    }
    const regions = new Map<string, Set<string>>();
    for (const { about, region } of [...this.#failing.values()].flatMap(({ found }) => found)) {
      regions.set(about, (regions.get(about) ?? new Set()).add(region));
    }
    const problems = [...regions].flatMap(([about, names]) =>
      [...names].map((region) => ({
        about,
        ...(about === API ? { cause: 'api' as const } : {}),
        message:
          about === API
            ? `It does not answer in time, or fails (${region}); browsers ask it instead.`
            : `It fails while it is rendered on the server (${region}); browsers show it instead.`,
      })),
    );
    this.#problems.set('rendering', problems);
  }
}
