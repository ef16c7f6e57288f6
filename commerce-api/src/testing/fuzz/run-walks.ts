/** Walks through the API, several at once, with strangers and broken requests beside every good call. */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { honoursKey } from '../../platform/api-document/common-errors';
import type { Headers } from '../commerce-fixture';
import { newVisitor } from '../commerce-fixture';
import type { PayingShop } from '../paying-shop';
import { newCustomer } from '../visit-fixture';
import { type PreparedCall, prepareWalk, type WalkContext, Walker, walkParts } from '../walk';
import { sendPlainly } from '../walk/send-plainly';
import { outcomeOf } from './answer-rules';
import type { FuzzTally } from './fuzz-tally';
import { type BrokenRequest, breakCall, type Mischief, mischiefOf } from './mischief';

interface WalksOptions {
  seed: number;
  requests: number;
  atOnce?: number;
  check: () => Promise<void>;
}

/** Calls on records with an owner: others get 404 for them, and change nothing. */
const PERSONAL =
  /^\S+ \/(cart-items|carts|orders|order-payments|payment-transactions|me\/events|file-uploads)\/\{id\}(?!\/content)|^POST \/(orders|me\/events|me\/waiting-list|opinions)$/;
/** More calls than the longest part makes. */
const CALLS_OF_A_PART = 60;

export async function runWalks(shop: PayingShop, tally: FuzzTally, options: WalksOptions): Promise<void> {
  const { seed, requests, atOnce = 4, check } = options;
  const context = await prepareWalk(shop);
  const strangers = [(await newCustomer(shop)).headers, await newVisitor(shop), {}];
  const parts = Object.keys(walkParts);
  const began = tally.result.sent;
  for (let round = 0; tally.result.sent - began < requests || round === 0; round += 1) {
    for (let start = 0; start < parts.length; start += atOnce) {
      await Promise.all(
        parts.slice(start, start + atOnce).map((part, index) => {
          const ownSeed = seed + round * 1000 + start + index;
          return new MischievousWalk(shop, tally, part, strangers, ownSeed, round).go(context);
        }),
      );
    }
    await check();
  }
}

class MischievousWalk {
  readonly #mischief: Mischief[][];
  #made = 0;

  constructor(
    private readonly shop: PayingShop,
    private readonly tally: FuzzTally,
    private readonly part: string,
    private readonly strangers: Headers[],
    seed: number,
    private readonly round: number,
  ) {
    // The first round is only disturbed by strangers: every call succeeds in it.
    this.#mischief = mischiefOf(seed, CALLS_OF_A_PART, round === 0 ? 0 : 4);
  }

  async go(context: WalkContext): Promise<void> {
    const mark = `${this.round}${this.part.toLowerCase().slice(0, 12)}`;
    try {
      await walkParts[this.part]?.(new Walker(this.shop, mark, (call) => this.#send(call)), context);
    } catch (error) {
      this.tally.interrupt(this.part);
      const text = error instanceof Error ? error.message : String(error);
      // In the first round nothing broken was sent: a failure in it is a defect.
      if (this.round === 0 || error instanceof TypeError) this.tally.fail(`${this.part} ended early: ${text}`);
    }
  }

  async #send(call: PreparedCall): Promise<LightMyRequestResponse> {
    const mischief = this.#mischief[this.#made % CALLS_OF_A_PART] ?? [];
    this.#made += 1;
    if (PERSONAL.test(call.name) && this.round % 3 === 0) await this.#sendStrangers(call);
    for (const one of mischief) {
      const broken = breakCall(call, one);
      if (broken) await this.#sendBroken(call, broken);
    }
    const kinds = new Set(mischief.map(({ kind }) => kind));
    const isKeyed = honoursKey(call);
    const isOnce = isKeyed && (kinds.has('again') || kinds.has('twice'));
    if (!isOnce) return this.#count(call, await sendPlainly(this.shop, call));
    return this.#sendOnce({ ...call, as: { 'idempotency-key': randomUUID(), ...call.as } }, kinds.has('twice'));
  }

  /** Others request records that are not theirs. */
  async #sendStrangers(call: PreparedCall): Promise<void> {
    for (const stranger of this.strangers) {
      const as = { ...stranger, 'idempotency-key': randomUUID() };
      const answer = this.#count(call, await sendPlainly(this.shop, { ...call, as }));
      const isCustomer = stranger.authorization !== undefined;
      const isVisitor = stranger['visitor-unique-id'] !== undefined;
      const allowed = isCustomer || (isVisitor && !/ \/(me\/|opinions)/.test(call.name)) ? [404] : [404, 401, 422];
      if (!allowed.includes(answer.statusCode)) {
        this.tally.fail(`a stranger was answered ${outcomeOf(answer)} to ${call.name} ${call.path}`);
      }
    }
  }

  /** The same request with one key comes two or three times: its work is done once. */
  async #sendOnce(call: PreparedCall, isAtOnce: boolean): Promise<LightMyRequestResponse> {
    const send = async () => this.#count(call, await sendPlainly(this.shop, call));
    const [one, other] = isAtOnce ? await Promise.all([send(), send()]) : [await send(), null];
    const good = [one, other].find((answer) => answer && answer.statusCode < 400) ?? one;
    if (good.statusCode >= 400) return good;
    const again = await send();
    const isAlike = again.statusCode === good.statusCode && (hasSecret(call) || again.body === good.body);
    if (!isAlike)
      this.tally.fail(`a repeat of ${call.name} was answered ${outcomeOf(again)}, first ${good.statusCode}`);
    return good;
  }

  async #sendBroken(call: PreparedCall, broken: BrokenRequest): Promise<void> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(broken.query)) {
      if (value !== undefined) search.append(name, String(value).replace(/\p{Surrogate}/gu, '\ufffd'));
    }
    const url = `/api${broken.path}${search.size > 0 ? `?${search}` : ''}`;
    const { method, headers, body } = broken;
    const answer = await this.shop.call(method as 'GET', url, { headers, body });
    const { authorization: _secret, ...shownHeaders } = headers;
    const [, path = ''] = call.name.split(' ');
    const name = body?.includes('"_method"') ? 'POST (other)' : method;
    this.tally.count(
      { method: name, path },
      answer,
      () => `${method} ${url} ${JSON.stringify(shownHeaders)} ${body?.slice(0, 1500)}`,
    );
  }

  #count(call: PreparedCall, answer: LightMyRequestResponse): LightMyRequestResponse {
    const [method = '', path = ''] = call.name.split(' ');
    const shown = () =>
      `${method} ${call.path} ${JSON.stringify(call.query)} ${JSON.stringify(call.body)?.slice(0, 1500)}`;
    this.tally.count({ method, path }, answer, shown);
    return answer;
  }
}

/**
 * Their responses have what is not stored: a token or a signed address, of which a repeat has a new one, or a secret that is
 * shown once, of which it has none.
 */
const WITH_SECRET = new Set([
  'POST /orders',
  'POST /file-uploads',
  'POST /admin/api-keys',
  'POST /admin/webhooks',
  'POST /admin/webhooks/{id}/secrets',
]);
const hasSecret = ({ name }: PreparedCall): boolean => WITH_SECRET.has(name);
