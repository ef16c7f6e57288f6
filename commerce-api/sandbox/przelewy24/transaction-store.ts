import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** none: nothing happened yet; the others as the payer, or the page at /sandbox/, decided. */
export type PayerState = 'none' | 'pending' | 'paid' | 'canceled' | 'failed';

export interface SandboxTransaction {
  token: string;
  sessionId: string;
  /** The gateway's id of the order, digits. */
  orderId: string;
  amount: number;
  currency: string;
  description: string;
  email: string;
  language: string;
  methodId: number;
  /** Bit mask of the channels offered to the payer; null: all. */
  channel: number | null;
  urlReturn: string;
  urlStatus: string | null;
  payerState: PayerState;
  verified: boolean;
  refunded: number;
  webhooksSent: number;
  /** When the next webhook is due; null: none. */
  nextWebhookAt: Date | null;
  lastAnswer: string | null;
  /** URL notified of the outcome of a BLIK code; null: none. */
  urlBlikStatus: string | null;
  /** The payer's browser is known, and the gateway's terms are accepted: a code may be charged. */
  takesCode: boolean;
  /** The code that was charged; null: none yet. */
  blikCode: string | null;
  createdAt: Date;
  expiresAt: Date | null;
}

export interface NewTransaction {
  sessionId: string;
  amount: number;
  currency: string;
  description: string;
  email: string;
  language: string;
  methodId: number;
  channel: number | null;
  urlReturn: string;
  urlStatus: string | null;
  urlBlikStatus: string | null;
  takesCode: boolean;
  timeLimitMinutes: number;
}

const schema = `
create schema if not exists sandbox;
create sequence if not exists sandbox.order_ids start 4300000001;
create table if not exists sandbox.przelewy24 (
  token text primary key,
  session_id text not null unique,
  order_id bigint not null unique default nextval('sandbox.order_ids'),
  amount bigint not null, currency text not null, description text not null, email text not null,
  language text not null, method_id int not null, url_return text not null, url_status text,
  payer_state text not null default 'none', verified boolean not null default false,
  refunded bigint not null default 0, notices_sent int not null default 0, next_notice_at timestamptz,
  last_answer text, created_at timestamptz not null default now(), expires_at timestamptz
);
alter table sandbox.przelewy24 add column if not exists channel int, add column if not exists paid_at timestamptz,
  add column if not exists url_blik_status text, add column if not exists takes_code boolean not null default false,
  add column if not exists blik_code text, add column if not exists blik_charged_at timestamptz;
create table if not exists sandbox.przelewy24_refunds (
  request_id text not null, order_id bigint not null, amount bigint not null, created_at timestamptz not null default now(),
  primary key (request_id, order_id)
);`;

const columns = `token, session_id as "sessionId", order_id::text as "orderId", amount::float8 as amount, currency,
  description, email, language, method_id as "methodId", channel, url_return as "urlReturn", url_status as "urlStatus",
  payer_state as "payerState", verified, refunded::float8 as refunded, notices_sent as "webhooksSent",
  next_notice_at as "nextNoticeAt", url_blik_status as "urlBlikStatus", takes_code as "takesCode",
  blik_code as "blikCode", last_answer as "lastAnswer", created_at as "createdAt", expires_at as "expiresAt"`;

const LOCK = 4_174_012;

/** Makes the sandbox's own schema when it is missing and gives access to the gateway's data. */
export async function createTransactionStore(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    // Two sandboxes starting at once must not both create the schema.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(schema);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    client.release();
  }
  const one = async (sql: string, values: unknown[]) =>
    (await pool.query<SandboxTransaction>(sql, values)).rows[0] ?? null;
  return { ...readsOf(pool, one), ...payerChangesOf(one), ...merchantChangesOf(one), ...webhooksOf(pool) };
}

type One = (sql: string, values: unknown[]) => Promise<SandboxTransaction | null>;

const readsOf = (pool: pg.Pool, one: One) => ({
  byToken: (token: string) => one(`select ${columns} from sandbox.przelewy24 where token = $1`, [token]),
  bySessionId: (id: string) => one(`select ${columns} from sandbox.przelewy24 where session_id = $1`, [id]),
  async refundsOf(orderId: string) {
    const found = await pool.query<{ requestId: string; amount: number; date: Date }>(
      `select request_id as "requestId", amount::float8 as amount, created_at as date from sandbox.przelewy24_refunds
         where order_id::text = $1 order by created_at`,
      [orderId],
    );
    return found.rows;
  },
  /** Paid on days from one to another, both included, in Warsaw. */
  async paidOn(dateFrom: string, dateTo: string) {
    const found = await pool.query<SandboxTransaction>(
      `select ${columns} from sandbox.przelewy24 where payer_state = 'paid'
           and to_char(paid_at at time zone 'Europe/Warsaw', 'YYYYMMDD') between $1 and $2 order by paid_at`,
      [dateFrom, dateTo],
    );
    return found.rows;
  },
  async latest(limit: number) {
    return (
      await pool.query<SandboxTransaction>(
        `select ${columns} from sandbox.przelewy24 order by created_at desc limit $1`,
        [limit],
      )
    ).rows;
  },
});

/** Registration of a payment, and what its payer does. */
const payerChangesOf = (one: One) => ({
  /** Null when the session id is already registered. */
  add: (entry: NewTransaction) =>
    one(
      `insert into sandbox.przelewy24 (token, session_id, amount, currency, description, email, language, method_id,
           url_return, url_status, channel, url_blik_status, takes_code, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13, $14,
           case when $11::int > 0 then now() + make_interval(mins => $11::int) end)
         on conflict (session_id) do nothing returning ${columns}`,
      [
        randomBytes(16).toString('hex').toUpperCase(),
        entry.sessionId,
        entry.amount,
        entry.currency,
        entry.description,
        entry.email,
        entry.language,
        entry.methodId,
        entry.urlReturn,
        entry.urlStatus,
        entry.timeLimitMinutes,
        entry.channel,
        entry.urlBlikStatus,
        entry.takesCode,
      ],
    ),
  /** The payer's decision; a paid transaction stays paid (null then). */
  decide: (token: string, state: PayerState, webhookDelayMs: number | null) =>
    one(
      `update sandbox.przelewy24 set payer_state = $2,
           paid_at = case when $2 = 'paid' then now() else paid_at end,
           next_notice_at = case when $3::float8 is null or url_status is null then null
                                 else now() + make_interval(secs => $3::float8 / 1000) end
         where token = $1 and payer_state <> 'paid' returning ${columns}`,
      [token, state, webhookDelayMs],
    ),
  /** Charges a code, once for a payment; a code that another payment took in the last two minutes is used. */
  chargeCode: (token: string, code: string) =>
    one(
      `update sandbox.przelewy24 set blik_code = $2, blik_charged_at = now(), payer_state = 'pending'
         where token = $1 and payer_state = 'none' and blik_code is null
           and not exists (select from sandbox.przelewy24 where blik_code = $2
             and blik_charged_at > now() - interval '2 minutes') returning ${columns}`,
      [token, code],
    ),
});

/** What the merchant does with a paid payment. */
const merchantChangesOf = (one: One) => ({
  markVerified: (token: string) =>
    one(`update sandbox.przelewy24 set verified = true, next_notice_at = null where token = $1 returning ${columns}`, [
      token,
    ]),
  /** Adds to the refunded amount; null for a repeat, and when the refunds would exceed the paid amount. */
  refund: (requestId: string, sessionId: string, orderId: string, amount: number) =>
    one(
      `with wish as (
           insert into sandbox.przelewy24_refunds (request_id, order_id, amount)
           select $4, order_id, $3 from sandbox.przelewy24
           where session_id = $1 and order_id::text = $2 and verified and refunded + $3 <= amount for update
           on conflict do nothing returning order_id)
         update sandbox.przelewy24 t set refunded = refunded + $3 from wish where t.order_id = wish.order_id
         returning ${columns.replace('order_id::text', 't.order_id::text').replace('amount::float8 as', 't.amount::float8 as')}`,
      [sessionId, orderId, amount, requestId],
    ),
});

const webhooksOf = (pool: pg.Pool) => ({
  /** Claims the due webhooks, so that no other process sends them too, and schedules their next attempt. */
  async takeDue(retryAfterMs: readonly number[], order: 'asc' | 'desc', minimum: number) {
    const due = await pool.query<SandboxTransaction>(
      `with due as (
           select token from sandbox.przelewy24 where next_notice_at <= now() and payer_state = 'paid' and not verified
           for update skip locked)
         update sandbox.przelewy24 t set notices_sent = notices_sent + 1,
           next_notice_at = now() + make_interval(secs => ($1::float8[])[t.notices_sent + 1] / 1000)
         from due where t.token = due.token and (select count(*) from due) >= $2
         returning ${columns.replace(/^token/, 't.token')}`,
      [retryAfterMs, minimum],
    );
    return due.rows.sort((a, b) => (order === 'asc' ? 1 : -1) * (a.createdAt.getTime() - b.createdAt.getTime()));
  },
  setAnswer: async (token: string, answer: string) => {
    await pool.query('update sandbox.przelewy24 set last_answer = $2 where token = $1', [token, answer]);
  },
  sendAgain: async (token: string) => {
    await pool.query(
      `update sandbox.przelewy24 set next_notice_at = now()
         where token = $1 and payer_state = 'paid' and url_status is not null`,
      [token],
    );
  },
});

export type TransactionStore = Awaited<ReturnType<typeof createTransactionStore>>;
