import { Problems } from '../live/problems';
import type { ReleaseSet } from '../live/release-set';
import type { Log } from '../log';

/** Something of a release that failed while it was rendered on the server. */
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

/** An address that nobody asks for again says nothing after this time. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** Addresses at most; the ones that failed longest ago go first. */
const REMEMBERED = 500;

/**
 * Which releases fail while they are rendered on the server, for /healthz: from an address's failure until the same
 * address is rendered well, other releases are live, or it was not asked for in ten minutes. Pages are served all the
 * while, and browsers recover most of them: nobody would see it otherwise.
 */
export class RenderProblems {
  /** By address, the one that failed last at the end. */
  readonly #failing = new Map<string, { found: FoundProblem[]; at: number }>();
  readonly #problems: Problems;
  readonly #now: () => number;

  constructor(log: Log, now: () => number = Date.now) {
    // Each is told to the API by who renders, with its stack: what is told here would be the same once more.
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

  /** What came of an address's rendering; nothing when it is well. Previews, which nobody else sees, do not count. */
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

  /** A promise that a release's bundle left behind was rejected: it belongs to no address. */
  stray(release: string): void {
    this.#failing.set(`stray ${release}`, {
      found: [{ about: release, region: 'a promise that nobody waits for' }],
      at: this.#now(),
    });
    this.#show();
  }

  /** Other releases are live: what failed may be gone, and fails again if it is not. */
  forget(): void {
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
