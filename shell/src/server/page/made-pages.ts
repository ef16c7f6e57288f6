import type { ReleaseSet } from '../live/release-set';
import type { ClientTurns } from './client-turns';
import type { KeptPages } from './kept-pages';
import { notFoundPlan } from './not-found';
import type { CachedPage } from './page-cache';
import type { MadePage, PageMaker } from './page-maker';
import type { PlannedPage } from './plan-page';
import type { UnknownAddresses } from './unknown-addresses';

/** A page that somebody asks for. */
export interface WantedPage {
  plan: PlannedPage;
  set: ReleaseSet;
  scheme: 'http' | 'https';
  /** Address of who asks. */
  client: string;
  /** For one browser: neither looked up nor kept. */
  isPreview: boolean;
  /** Calls back when whoever asks has left. */
  whenGone(leave: () => void): void;
}

export interface MadePagesOptions {
  maker: Pick<PageMaker, 'make'>;
  pages: KeptPages;
  unknown: UnknownAddresses;
  turns: ClientTurns;
}

/** Pages that are the same for everybody: out of the cache, else rendered in a turn of whoever asks. */
export class MadePages {
  readonly #options: MadePagesOptions;

  constructor(options: MadePagesOptions) {
    this.#options = options;
  }

  /** A kept page; a stale one is made anew behind it, if its client has a turn. */
  ready(wanted: WantedPage): CachedPage | undefined {
    const { pages, turns } = this.#options;
    if (wanted.isPreview) return undefined;
    return pages.ready(keyOf(wanted), () => turns.runNow(wanted.client, () => this.#make(wanted)));
  }

  /**
   * Renders a page. One that nobody may have is "not found" when its client asks for too many of them.
   * @throws NoTurnError
   */
  async make(wanted: WantedPage): Promise<MadePage> {
    const { maker, pages, unknown } = this.#options;
    const { plan, set, scheme, client } = wanted;
    if (!this.#isUnknown(wanted)) return this.#makeInTurn(wanted);
    const made = await unknown.render(plan, client, () => this.#makeInTurn(wanted));
    if (made) return made;
    const missing = notFoundPlan(plan, set.id);
    const notFound = await pages.get(`${scheme} ${missing.key}`, () => maker.make(missing, set, scheme === 'https'));
    // It says nothing of this very address.
    return notFound.kind === 'page' ? { ...notFound, quality: 'broken' } : notFound;
  }

  #isUnknown({ plan, set, isPreview }: WantedPage): boolean {
    return !isPreview && this.#options.unknown.isUnknown(plan, set);
  }

  /** The turn comes first: nobody else waits for a page that is only waiting itself. */
  #makeInTurn(wanted: WantedPage): Promise<MadePage> {
    const { pages, turns } = this.#options;
    const work = async (): Promise<MadePage> => {
      // Made for somebody else meanwhile.
      const page = this.ready(wanted);
      if (page) return { kind: 'page', page, quality: 'whole' };
      return wanted.isPreview ? this.#make(wanted) : pages.get(keyOf(wanted), () => this.#make(wanted));
    };
    return turns.run(wanted.client, work, wanted.whenGone);
  }

  #make(wanted: WantedPage): Promise<MadePage> {
    const { plan, set, scheme } = wanted;
    const planned = this.#isUnknown(wanted) ? { ...plan, isUnknown: true } : plan;
    return this.#options.maker.make(planned, set, scheme === 'https');
  }
}

const keyOf = ({ scheme, plan }: WantedPage) => `${scheme} ${plan.key}`;
