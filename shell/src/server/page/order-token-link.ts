import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isRecord, parseJson, readBody } from '../gateway/read-body';
import { isToken, orderTokens, orderTokensCookie } from '../gateway/token-cookies';
import { callUpstream } from '../gateway/upstream';
import { answerRedirect } from '../http/answers';
import { ClientLimit } from '../http/client-limit';
import { readAddress } from '../http/request-address';
import type { RequestOrigin } from '../http/request-origin';
import type { Log } from '../log';
import { answerAway } from './not-ready';

export interface OrderTokenLinksOptions {
  apiOrigin: string;
  /** How many links with tokens new to the browser a client may follow in a minute. */
  perMinute: number;
  log: Log;
  timeoutMs?: number;
  /** Clock in milliseconds. */
  now?: () => number;
}

const TIMEOUT_MS = 5_000;
const LARGEST_ANSWER = 16 * 1024;

const known = z.object({ orderTokens: z.array(z.string()) });

/** Links in e-mails carry `?order-token=…`. Source: readings.md "Orders". */
export class OrderTokenLinks {
  readonly #options: OrderTokenLinksOptions;
  readonly #limit: ClientLimit;

  constructor(options: OrderTokenLinksOptions) {
    this.#options = options;
    const { perMinute, now } = options;
    this.#limit = new ClientLimit({ perMinute, ...(now ? { now } : {}) });
  }

  /**
   * Moves a link's token into the HttpOnly cookie by a 303 to the address without it, so that no history and no log
   * contains it. Only tokens that open an order are stored, the last five of them: a made-up link evicts none. While
   * the API cannot verify the token, the link stays as it is, with 503.
   * @returns true when the request was answered
   */
  async move(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Promise<boolean> {
    const { path: whole, search } = readAddress(request.url ?? '/');
    const query = new URLSearchParams(search);
    const token = query.get('order-token');
    if (token === null) return false;
    query.delete('order-token');
    const path = whole.replace(/^\/{2,}/, '/');
    const location = query.size === 0 ? path : `${path}?${query}`;
    const quiet = { 'referrer-policy': 'no-referrer' };
    const held = orderTokens(request.headers.cookie);
    if (!isToken(token) || held.includes(token)) {
      answerRedirect(request, response, 303, location, quiet);
      return true;
    }
    const valid = this.#limit.take(origin.client) ? await this.#known([...held, token], origin) : null;
    if (valid === null) {
      answerAway(request, response, origin.scheme);
      return true;
    }
    const isChanged = valid.join() !== held.join();
    const cookie = isChanged ? { 'set-cookie': orderTokensCookie(valid, origin.scheme === 'https') } : {};
    answerRedirect(request, response, 303, location, { ...quiet, ...cookie });
    return true;
  }

  /** The tokens that open an order, in their order; null when the API does not answer. */
  async #known(tokens: readonly string[], { client, requestId }: RequestOrigin): Promise<string[] | null> {
    const { apiOrigin, log, timeoutMs = TIMEOUT_MS } = this.#options;
    const headers = { 'order-token': tokens.join(','), 'x-forwarded-for': client, 'x-request-id': requestId };
    try {
      const url = '/internal/order-tokens';
      const answer = await callUpstream({ origin: apiOrigin, method: 'GET', url, headers, body: null, timeoutMs });
      const body = parseJson(await readBody(answer, LARGEST_ANSWER));
      const { orderTokens: found } = known.parse(isRecord(body) ? body.data : undefined);
      return tokens.filter((token) => found.includes(token));
    } catch (error) {
      log.warn({ err: error, requestId }, 'The token of a link could not be checked.');
      return null;
    }
  }
}
