/** Answers the pictures of pages for link previews, at `/share-cards/`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { answer, answerRedirect, answerText } from '../http/answers';
import { ClientLimit } from '../http/client-limit';
import type { RequestOrigin } from '../http/request-origin';
import type { Log } from '../log';
import { readShareCardPath, SHARE_CARDS_PATH, type ShareCard, shareCardPath } from '../model/share-card';
import { NoTurnError } from '../page/client-turns';
import type { PageHandler } from '../page/page-handler';
import { drawShareCard } from './draw-share-card';

export interface ShareCardsOptions {
  pages: Pick<PageHandler, 'sharedPage'>;
  apiOrigin: string;
  log: Pick<Log, 'warn'>;
  /** Multiplies the limit per client, as RATE_LIMIT_FACTOR does every limit. */
  rateLimitFactor: number;
}

/** Some 300 cards; others are drawn again, in a tenth of a second. */
const MOST_BYTES = 16 * 2 ** 20;
/** Drawn at once or waiting: more than networks request after one shared link. */
const MOST_WAITING = 20;
/** Of one client; a network that previews a link fetches one. */
const PER_MINUTE = 60;

const HEADERS = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages of other hosts embed it.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Cards of existing public pages: what an address can ask for is what a page shows, so nobody fills the cache with texts of
 * their own. An address with an older content redirects to the present one.
 */
export class ShareCards {
  readonly #options: ShareCardsOptions;
  readonly #drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #limit: ClientLimit;
  /** Cards are drawn one after the other, so that pages stay fast. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ShareCardsOptions) {
    this.#options = options;
    this.#limit = new ClientLimit({ perMinute: PER_MINUTE * options.rateLimitFactor });
  }

  static has(path: string): boolean {
    return path.startsWith(SHARE_CARDS_PATH);
  }

  /** Answers 404 where no public page is, 429 to a client that asks too often, 503 while page or picture cannot be had. */
  async handle(path: string, request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Promise<void> {
    if (!this.#limit.take(origin.client)) return answerLater(request, response, 429);
    const asked = readShareCardPath(path);
    if (!asked) return answerText(request, response, 404, 'There is no such picture.');
    const page = await this.#options.pages.sharedPage(asked.page, response, origin).catch(busyWithoutTurn);
    if (page === 'busy' || (page && page.status >= 500)) return answerLater(request, response, 503);
    if (!page?.shareCard) return answerText(request, response, 404, 'There is no such picture.');
    const current = shareCardPath(page.shareCard, asked.page);
    if (current !== path)
      return answerRedirect(request, response, 302, current, { 'cache-control': 'public, max-age=300' });
    const picture = await this.#pictureOf(path, page.shareCard);
    return picture ? answer(request, response, 200, HEADERS, picture) : answerLater(request, response, 503);
  }

  /** Null: it cannot be drawn now. */
  async #pictureOf(path: string, card: ShareCard): Promise<Buffer | null> {
    const drawn = this.#drawn.get(path);
    if (drawn) return drawn;
    const drawing = this.#drawing.get(path) ?? this.#draw(path, card);
    return drawing?.catch(() => null) ?? null;
  }

  #draw(path: string, card: ShareCard): Promise<Buffer> | null {
    if (this.#drawing.size >= MOST_WAITING) return null;
    const { apiOrigin, log } = this.#options;
    const drawing = this.#last
      .then(() => drawShareCard(card, apiOrigin))
      .then((picture) => {
        this.#drawn.set(path, picture);
        return picture;
      })
      .finally(() => this.#drawing.delete(path));
    this.#last = drawing.catch((error: unknown) => log.warn({ err: error, path }, 'A share card was not drawn.'));
    this.#drawing.set(path, drawing);
    return drawing;
  }
}

function answerLater(request: IncomingMessage, response: ServerResponse, status: 429 | 503): void {
  response.setHeader('retry-after', '60');
  answerText(request, response, status, 'The picture cannot be had now. Try again in a minute.');
}

function busyWithoutTurn(error: unknown): 'busy' {
  if (error instanceof NoTurnError) return 'busy';
  throw error;
}
