import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { ClientTurns } from './client-turns';
import type { KeptPages } from './kept-pages';
import { notFoundPlan } from './not-found-plan';
import type { CachedPage } from './page-cache';
import type { MadePage, PageMaker } from './page-maker';
import type { UnknownAddresses } from './unknown-addresses';

/** A requested page. */
export interface WantedPage {
  plan: PlannedPage;
  set: ReleaseSet;
  scheme: 'http' | 'https';
  /** Address of the client. */
  client: string;
  /** For one browser: neither read from the cache nor stored in it. */
  isPreview: boolean;
  /** Registers a callback for when the client has disconnected. */
  whenGone(leave: () => void): void;
}

export interface MadePagesOptions {
  maker: Pick<PageMaker, 'make'>;
  pages: KeptPages;
  unknown: UnknownAddresses;
  turns: ClientTurns;
}

/** Pages that are the same for every visitor: from the cache, else rendered in a turn of the requesting client. */
export class MadePages {
  readonly #options: MadePagesOptions;

  constructor(options: MadePagesOptions) {
    this.#options = options;
  }

  /** A cached page. A stale one is rebuilt in the background, if its client has a turn. */
  ready(wanted: WantedPage): CachedPage | undefined {
    const { pages, turns } = this.#options;
    if (wanted.isPreview) return undefined;
    return pages.ready(keyOf(wanted), () => turns.runNow(wanted.client, () => this.#make(wanted)));
  }

  /**
   * Renders a page. An unknown address gets "not found" when its client requests too many of them.
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
    // The page describes no particular address, so it must not be cached for this one.
    return notFound.kind === 'page' ? { ...notFound, quality: 'broken' } : notFound;
  }

  #isUnknown({ plan, set, isPreview }: WantedPage): boolean {
    return !isPreview && this.#options.unknown.isUnknown(plan, set);
  }

  /** Waits for the turn before it joins a rendering, so that nobody waits for a page that is only queued itself. */
  #makeInTurn(wanted: WantedPage): Promise<MadePage> {
    const { pages, turns } = this.#options;
    const work = async (): Promise<MadePage> => {
      // Rendered for another request meanwhile.
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
