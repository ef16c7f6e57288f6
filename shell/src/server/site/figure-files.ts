import type { IncomingMessage, ServerResponse } from 'node:http';
import { FIGURES_PATH, figureSvg, partsOfAddress } from '@aksamit/body-atlas/figure-svg';
import { LRUCache } from 'lru-cache';
import { answer, answerText } from '../http/answers';
import { ClientLimit } from '../http/client-limit';
import { acceptedEncoding, EncodedBody } from '../http/encoded-body';

/** The offer has some fifty combinations of body parts for each body; a drawing takes 6 KB with its compressed forms. */
const MOST_DRAWINGS = 400;
/** Of one client. A page shows a few dozen, which its browser then has for a day. */
const PER_MINUTE = 600;

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
};

/** Answers drawings of body parts at `/figures/`: modules whose scripts have no room for the bodies show them as pictures. */
export class FigureFiles {
  readonly #drawings = new LRUCache<string, EncodedBody>({ max: MOST_DRAWINGS });
  readonly #limit: ClientLimit;

  constructor(perMinute = PER_MINUTE) {
    this.#limit = new ClientLimit({ perMinute });
  }

  static has(path: string): boolean {
    return path.startsWith(FIGURES_PATH);
  }

  /** Answers 404 where none of the parts is drawn, 429 to a client that asks too often. */
  async handle(path: string, request: IncomingMessage, response: ServerResponse, client: string): Promise<void> {
    if (!this.#limit.take(client)) {
      response.setHeader('retry-after', '60');
      return answerText(request, response, 429, 'Too many requests. Try again in a minute.');
    }
    const drawing = this.#drawings.get(path) ?? this.#draw(path);
    if (!drawing) return answerText(request, response, 404, 'There is no such drawing.');
    const encoding = acceptedEncoding(request.headers);
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    answer(request, response, 200, { ...HEADERS, ...encoded }, await drawing.encode(encoding));
  }

  #draw(path: string): EncodedBody | null {
    const parts = partsOfAddress(path);
    const svg = parts && figureSvg(parts);
    if (!svg) return null;
    const drawing = new EncodedBody(Buffer.from(svg));
    this.#drawings.set(path, drawing);
    return drawing;
  }
}
