import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Viewer } from '@aksamit/contracts/platform';
import { sessionUser } from '../../isomorphic/session-user';
import { isRecord, meantMethod, parseJson, readBody } from '../gateway/read-body';
import { turnTokens } from '../gateway/token-answers';
import { tokenHeaders, visitorCookie } from '../gateway/token-cookies';
import { callUpstream } from '../gateway/upstream';
import { readAddress } from '../http/request-address';
import type { RequestOrigin } from '../http/request-origin';
import { type ApiAnswer, CallRefusedError } from '../model/api-call';
import type { PlannedPage } from '../model/planned-page';
import { senderHeaders, visitorOf } from './page-viewer';

export interface FormCallsInput {
  apiOrigin: string;
  request: IncomingMessage;
  origin: RequestOrigin;
  plan: PlannedPage;
  /** Idempotency key of the form's changes: the same form sent twice has the same key. */
  key: string;
  /** For all calls together, including repeated ones. */
  timeoutMs: number;
}

/** A form makes one change and shows one page. */
const MOST_CALLS = 12;
const LARGEST_ANSWER = 1024 * 1024;
/** Retry interval while the API still processes the same form. */
const AGAIN_AFTER_MS = 200;
const JSON_TYPE = 'application/json';

/**
 * The API calls of one form on behalf of its sender. Cookies become headers and tokens in responses become cookies, as
 * in the gateway. Before the first change an unknown sender gets a visitor. Each change carries an idempotency key.
 */
export class FormCalls {
  readonly #input: FormCallsInput;
  readonly #cookies: string[] = [];
  readonly #endsAt: number;
  #visitor: string | null;
  #isLoggedIn: boolean;
  #calls = 0;
  #changes = 0;
  #hasFailed = false;

  constructor(input: FormCallsInput) {
    this.#input = input;
    const { cookie } = input.request.headers;
    this.#visitor = visitorOf(cookie, input.plan.context.market.slug);
    this.#isLoggedIn = tokenHeaders(cookie).authorization !== undefined;
    this.#endsAt = Date.now() + input.timeoutMs;
  }

  /** `set-cookie` values for the response to the form. */
  get cookies(): readonly string[] {
    return this.#cookies;
  }

  /** Whether the API failed a call or did not answer: the module is then not the cause of the form's failure. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** The sender of the form; null when the API does not identify one. An expired session ends here. */
  async sender(): Promise<Viewer | null> {
    const visitorUniqueId = this.#visitor;
    if (this.#isLoggedIn) {
      const { status, body } = await this.call('/api/me').catch(() => ({ status: 503, body: '' }));
      if (status === 200) {
        const user = sessionUser(JSON.parse(Buffer.from(body).toString()).data.user);
        return { session: { status: 'authenticated', user }, visitorUniqueId };
      }
      if (status !== 401) return null;
      this.#isLoggedIn = false;
    }
    return { session: { status: 'anonymous', user: null }, visitorUniqueId };
  }

  /**
   * GET of a path under /api/; with a body (JSON) a POST.
   * @throws when the API is away, and for more calls than a form needs
   */
  readonly call = async (path: string, body?: string): Promise<ApiAnswer> => {
    this.#calls += 1;
    const { path: pathname, search, isAmbiguous } = readAddress(path);
    if (!pathname.startsWith('/api/') || isAmbiguous || this.#calls > MOST_CALLS)
      throw new CallRefusedError(`Failed to ask for ${pathname}: a form may make ${MOST_CALLS} calls under /api/.`);
    if (body === undefined) return this.#ask(pathname, search, null);
    this.#changes += 1;
    const key = `${this.#input.key}-${this.#changes}`;
    if (this.#visitor === null && !this.#isLoggedIn) await this.#makeVisitor();
    let answer = await this.#ask(pathname, search, body, key);
    if (codeOf(answer) === 'visitor_not_found') {
      await this.#makeVisitor();
      answer = await this.#ask(pathname, search, body, key);
    }
    // The same form was sent twice: both get the first one's response.
    while (codeOf(answer) === 'idempotency_running') {
      await setTimeout(AGAIN_AFTER_MS);
      answer = await this.#ask(pathname, search, body, key);
    }
    return answer;
  };

  /** Registers the visitor of this browser, a new one where it has none. */
  async #makeVisitor(): Promise<void> {
    const { plan, origin } = this.#input;
    const uniqueId = this.#visitor ?? `${plan.context.market.slug}_${randomBytes(9).toString('base64url')}`;
    const { status } = await this.#ask('/api/visitors', '', JSON.stringify({ uniqueId }));
    if (status >= 300) throw new Error(`Failed to make a visitor known: the API answered ${status}.`);
    this.#visitor = uniqueId;
    this.#cookies.push(visitorCookie(uniqueId, origin.scheme === 'https'));
  }

  async #ask(path: string, search: string, text: string | null, key?: string): Promise<ApiAnswer> {
    const { apiOrigin, request, origin } = this.#input;
    const body = text === null ? null : Buffer.from(text);
    const method = body ? 'POST' : 'GET';
    const timeoutMs = Math.max(1, this.#endsAt - Date.now());
    const headers = {
      ...this.#headers(),
      ...(body ? { 'content-type': JSON_TYPE, 'content-length': body.length } : {}),
    };
    const sent = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    try {
      const incoming = await callUpstream({
        origin: apiOrigin,
        method,
        url: path + search,
        headers: sent,
        body,
        timeoutMs,
      });
      const status = incoming.statusCode ?? 502;
      const call = {
        method: body ? meantMethod(method, search, JSON_TYPE, body) : method,
        path: path.slice('/api'.length).replace(/\/$/, ''),
        cookieHeader: request.headers.cookie,
        secure: origin.scheme === 'https',
      };
      const turned = turnTokens(call, status, await readBody(incoming, LARGEST_ANSWER));
      this.#cookies.push(...turned.cookies);
      if (status >= 500) this.#hasFailed = true;
      return { status, body: turned.body.toString('utf8') };
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  #headers(): Record<string, string> {
    const { request, origin, plan } = this.#input;
    const { authorization, ...others } = senderHeaders(request, origin, this.#visitor);
    return {
      accept: JSON_TYPE,
      'accept-language': plan.context.locale,
      'market-slug': plan.context.market.slug,
      'x-request-id': origin.requestId,
      ...others,
      ...(this.#isLoggedIn && authorization ? { authorization } : {}),
    };
  }
}

function codeOf({ status, body }: ApiAnswer): unknown {
  if (status < 400) return undefined;
  const parsed = parseJson(Buffer.from(body));
  return isRecord(parsed) && isRecord(parsed.error) ? parsed.error.code : undefined;
}
