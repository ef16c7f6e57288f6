/**
 * A walk through the API: every call in an order in which it succeeds, with the values of earlier responses. The
 * examples of the OpenAPI document are taken from it, and the fuzz sends its broken requests beside its good ones.
 */
import type { ApiCallName, apiCalls } from '@aksamit/contracts/api-calls';
import type { BodyOf, DataOf, QueryOf } from '@aksamit/contracts/call-shape';
import type { StaffCalls } from '@aksamit/contracts/staff-calls';
import type { untypedCalls } from '@aksamit/contracts/untyped-calls';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Headers } from '../commerce-fixture';
import type { PayingShop } from '../paying-shop';

type Calls = typeof apiCalls & StaffCalls;
type OtherCallName = keyof typeof untypedCalls;
export type CallName = ApiCallName | (keyof StaffCalls & string) | OtherCallName;

interface Step {
  /** The caller; without: a stranger. */
  as?: Headers | undefined;
  params?: Record<string, string>;
  /** Of a file: its type; JSON otherwise. */
  contentType?: string;
}

/** A call that is about to be sent. */
export interface PreparedCall extends Step {
  name: CallName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api, with its parameters put in. */
  path: string;
  query: Record<string, unknown>;
  body: unknown;
}

/** Sends a call; the walk continues with its response. */
export type Sender = (call: PreparedCall) => Promise<LightMyRequestResponse>;

export class Walker {
  constructor(
    readonly shop: PayingShop,
    /** Distinguishes this walk's people and records from those of others: letters and digits. */
    readonly mark: string,
    private readonly send: Sender,
  ) {}

  /** Makes a call and returns the `data` of its response. Throws unless it succeeds. */
  async make<Name extends keyof Calls & string>(
    name: Name,
    step: Step & { query?: QueryOf<Calls[Name]>; body?: BodyOf<Calls[Name]> } = {},
  ): Promise<DataOf<Calls[Name]>> {
    const answer = await this.#send(name as CallName, step);
    return answer.json().data;
  }

  /** Makes a call whose response is a file, a redirect or nothing. */
  async makeOther(
    name: OtherCallName,
    step: Step & { query?: Record<string, unknown>; body?: unknown } = {},
  ): Promise<LightMyRequestResponse> {
    return this.#send(name, step);
  }

  async #send(name: CallName, step: Step & { query?: unknown; body?: unknown }): Promise<LightMyRequestResponse> {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replace(/\{([^}]+)\}/g, (_, key: string) => encodeURIComponent(step.params?.[key] ?? ''));
    const query = { ...(step.query ?? {}) } as Record<string, unknown>;
    const call = { ...step, name, method: method as PreparedCall['method'], path, query, body: step.body };
    const answer = await this.send(call);
    if (answer.statusCode >= 400) throw new CallFailed(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer;
  }

  /** The secret of the latest message of a kind to an address: a code or a link's token. */
  async secretOf(kind: string, recipient: string): Promise<string> {
    const found = await sql<{ secret: string }>`select secret from messages where kind = ${kind}
      and lower(recipient) = lower(${recipient}) order by created_at desc limit 1`.execute(this.shop.database.db);
    const secret = found.rows[0]?.secret;
    if (!secret) throw new CallFailed(`no message ${kind} to ${recipient}`);
    return secret;
  }

  /** An available slot of a salon for a treatment, some days ahead; every walk begins at another one. */
  async freeTime(productId: string, locationId: string, daysAhead: number): Promise<string> {
    const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
    const { eventSlots } = await this.make('GET /events/slots', { query: { locationId, productId, date, days: 7 } });
    const times = eventSlots.flatMap((day) => day.slots);
    const start = times[this.#turn() % Math.max(1, times.length)];
    if (!start) throw new CallFailed(`no free time in salon ${locationId} in the week of ${date}`);
    return start.startAt;
  }

  #turns = 0;
  #turn(): number {
    this.#turns += 1;
    return this.#turns * 37 + [...this.mark].reduce((sum, letter) => sum + letter.charCodeAt(0) * 11, 0);
  }
}

/** A call of the walk was refused: in the fuzz because a broken request before it succeeded. */
export class CallFailed extends Error {}

/** An object without its id: the fields of a record. */
export function withoutId<Data extends { id: string }>({ id: _id, ...rest }: Data): Omit<Data, 'id'> {
  return rest;
}
