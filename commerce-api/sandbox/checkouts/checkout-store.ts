import { randomBytes } from 'node:crypto';
import type pg from 'pg';

export type CheckoutProvider = 'paypal' | 'stripe';
/** State of a checkout: `approved` is PayPal's, before the shop captures the money. */
export type CheckoutState = 'open' | 'pending' | 'approved' | 'paid' | 'canceled' | 'failed';

export interface Checkout {
  id: string;
  provider: CheckoutProvider;
  /** The shop's own id of the payment attempt; this and the next texts are empty where the shop gave none. */
  reference: string;
  amount: number;
  currency: string;
  description: string;
  email: string;
  language: string;
  returnUrl: string;
  details: CheckoutDetails;
  state: CheckoutState;
  /** Of the money: PayPal's capture, Stripe's payment intent. */
  paymentId: string | null;
  refunds: CheckoutRefund[];
  webhooksSent: number;
  lastAnswer: string | null;
  createdAt: Date;
  paidAt: Date | null;
  expiresAt: Date;
}

/** Data of only one of the providers, or stored only on request. */
export interface CheckoutDetails {
  /** PayPal's, of the one purchase unit. */
  referenceId?: string | undefined;
  /** Whether the order was sent to PayPal with the payer's means of payment. */
  hasSource?: boolean | undefined;
  /** Return URL after a cancellation; without it the common return URL is used. */
  cancelUrl?: string | undefined;
  /** Stripe's, of the session and of its payment intent. */
  metadata?: Record<string, string> | undefined;
  intentMetadata?: Record<string, string> | undefined;
}

export interface CheckoutRefund {
  key: string;
  id: string;
  amount: number;
  /** The shop's own id of it. */
  note: string;
  /** Stripe's. */
  metadata?: Record<string, string>;
  /** Creation time, in milliseconds; unknown for older ones. */
  at?: number;
}

export type NewCheckout = Pick<
  Checkout,
  | 'provider'
  | 'reference'
  | 'amount'
  | 'currency'
  | 'description'
  | 'email'
  | 'language'
  | 'returnUrl'
  | 'details'
  | 'expiresAt'
> & { id: string; key: string | null };

const schema = `
create schema if not exists sandbox;
create table if not exists sandbox.checkouts (
  id text primary key, provider text not null, idempotency_key text, reference text not null, amount bigint not null,
  currency text not null, description text not null, email text not null, language text not null,
  return_url text not null, state text not null default 'open', payment_id text,
  refunds jsonb not null default '[]', notices_sent int not null default 0, next_notice_at timestamptz,
  last_answer text, created_at timestamptz not null default now(), paid_at timestamptz,
  expires_at timestamptz not null, unique (provider, idempotency_key), unique (provider, payment_id)
);
alter table sandbox.checkouts add column if not exists details jsonb not null default '{}';`;

const columns = `id, provider, reference, amount::float8 as amount, currency, description, email, language,
  return_url as "returnUrl", details, state, payment_id as "paymentId", refunds, notices_sent as "webhooksSent",
  last_answer as "lastAnswer", created_at as "createdAt", paid_at as "paidAt", expires_at as "expiresAt"`;

const LOCK = 4_174_013;

/**
 * Whether it accepts no payer any more; true from that very millisecond on, so a session that ended now is over too.
 */
export const hasExpired = ({ expiresAt }: Pick<Checkout, 'expiresAt'>): boolean => expiresAt <= new Date();

export const newId = (prefix: string) => `${prefix}${randomBytes(12).toString('hex')}`;

interface Statements {
  provider: CheckoutProvider;
  pool: pg.Pool;
  /** All rows of a statement, whose first value is the provider. */
  all(sql: string, values: unknown[]): Promise<Checkout[]>;
  one(sql: string, values: unknown[]): Promise<Checkout | null>;
}

/** Data of the gateways other than Przelewy24. Creates its own table when it is missing. */
export async function createCheckoutStore(pool: pg.Pool, provider: CheckoutProvider) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(schema);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    client.release();
  }
  const all = async (sql: string, values: unknown[]) => (await pool.query<Checkout>(sql, [provider, ...values])).rows;
  const one = async (sql: string, values: unknown[]) => (await all(sql, values))[0] ?? null;
  const statements = { provider, pool, all, one };
  return { ...readsOf(statements), ...changesOf(statements), ...webhooksOf(statements) };
}

const readsOf = ({ all, one }: Statements) => {
  const select = `select ${columns} from sandbox.checkouts where provider = $1`;
  return {
    find: (id: string) => one(`${select} and id = $2`, [id]),
    byPayment: (paymentId: string) => one(`${select} and payment_id = $2`, [paymentId]),
    byRefund: (refundId: string) =>
      one(`${select} and refunds @> jsonb_build_array(jsonb_build_object('id', $2::text))`, [refundId]),
    paidBetween: (from: Date, to: Date) =>
      all(`${select} and state = 'paid' and paid_at >= $2 and paid_at < $3 order by paid_at`, [from, to]),
    createdBetween: (from: Date, to: Date) =>
      all(`${select} and created_at >= $2 and created_at < $3 order by created_at`, [from, to]),
    latest: (limit: number) => all(`${select} order by created_at desc limit $2`, [limit]),
  };
};

const changesOf = ({ one }: Statements) => ({
  /** The same key again gives the same checkout. */
  add: (entry: NewCheckout) =>
    one(
      `insert into sandbox.checkouts (provider, id, idempotency_key, reference, amount, currency, description, email,
           language, return_url, expires_at, details) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (provider, idempotency_key) do update set idempotency_key = excluded.idempotency_key
         returning ${columns}`,
      [
        entry.id,
        entry.key,
        entry.reference,
        entry.amount,
        entry.currency,
        entry.description,
        entry.email,
        entry.language,
        entry.returnUrl,
        entry.expiresAt,
        JSON.stringify(entry.details),
      ],
    ),
  /**
   * The payer's decision, with a webhook due after the delay (null: none); an approved or paid checkout does not
   * change.
   */
  decide: (id: string, state: CheckoutState, webhookDelayMs: number | null, paymentId: string | null = null) =>
    one(
      `update sandbox.checkouts set state = $3, payment_id = coalesce(payment_id, $5),
           paid_at = case when $3 = 'paid' then coalesce(paid_at, now()) else paid_at end, notices_sent = 0,
           next_notice_at = case when $4::float8 is null then null else now() + make_interval(secs => $4::float8 / 1000) end
         where provider = $1 and id = $2 and state <> 'paid' and (state <> 'approved' or $3 = 'paid')
         returning ${columns}`,
      [id, state, webhookDelayMs, paymentId],
    ),
  /** Idempotent by key; null when the refunds would exceed the paid amount. */
  refund: (paymentId: string, refund: CheckoutRefund) =>
    one(
      `update sandbox.checkouts set refunds = case when refunds @> jsonb_build_array(jsonb_build_object('key', $3::text))
             then refunds else refunds || jsonb_build_array($4::jsonb) end
         where provider = $1 and payment_id = $2 and state = 'paid' and (
           refunds @> jsonb_build_array(jsonb_build_object('key', $3::text))
           or amount >= $5::bigint + (select coalesce(sum((r ->> 'amount')::bigint), 0) from jsonb_array_elements(refunds) r))
         returning ${columns}`,
      [paymentId, refund.key, JSON.stringify(refund), refund.amount],
    ),
  /** Expires the checkout; null when it was paid or is over. */
  expire: (id: string) =>
    one(
      `update sandbox.checkouts set expires_at = now(), next_notice_at = now(), notices_sent = 0
         where provider = $1 and id = $2 and state in ('open', 'canceled', 'failed') and expires_at > now()
         returning ${columns}`,
      [id],
    ),
});

const webhooksOf = ({ provider, pool, all }: Statements) => ({
  /** Claims due webhooks, so that no other process sends them too, and schedules their next attempt. */
  takeDue: (retryAfterMs: readonly number[], minimum: number) =>
    all(
      `with due as (select id from sandbox.checkouts where provider = $1 and next_notice_at <= now() for update skip locked)
         update sandbox.checkouts c set notices_sent = notices_sent + 1,
           next_notice_at = now() + make_interval(secs => ($2::float8[])[c.notices_sent + 1] / 1000)
         from due where c.id = due.id and (select count(*) from due) >= $3
         returning ${columns.replace(/^id/, 'c.id')}`,
      [retryAfterMs, minimum],
    ),
  answered: async (id: string, answer: string) => {
    await pool.query(
      `update sandbox.checkouts set last_answer = $3, next_notice_at = case when $3 like 'HTTP 2%' then null
           else next_notice_at end where provider = $1 and id = $2`,
      [provider, id, answer],
    );
  },
  sendAgain: async (id: string) => {
    await pool.query(
      `update sandbox.checkouts set next_notice_at = now() where provider = $1 and id = $2
        and state in ('approved', 'paid')`,
      [provider, id],
    );
  },
});

export type CheckoutStore = Awaited<ReturnType<typeof createCheckoutStore>>;
