import type { PaymentRefusal } from '@aksamit/contracts';
import { z } from 'zod';
import { callGateway } from '../gateways/call-gateway';
import { GatewayRefused } from '../gateways/gateway';
import { chargeOutcome } from './blik-outcomes';
import { parseGatewayJson } from './gateway-json';
import { type HistoryEntry, paidEntries, readHistoryPage } from './history';
import { signRegister, signVerify } from './signatures';

export interface Przelewy24Settings {
  /** Without /api/v1. */
  baseUrl: string;
  redirectBaseUrl: string;
  merchantId: number;
  posId: number;
  apiKey: string;
  crcKey: string;
}

export interface Registration {
  sessionId: string;
  amount: number;
  currency: string;
  description: string;
  email: string;
  language: string;
  urlReturn: string;
  urlStatus: string;
  timeLimit: number;
  client: string;
  phone: string;
  address?: string;
  zip?: string;
  city?: string;
  /** One of the gateway's method ids; omitted: the payer chooses. */
  method?: number;
  /** Bit mask of the channels offered to the payer. */
  channel?: number;
  /** The URL notified of the outcome of a BLIK code, in spite of its name. */
  urlCardPaymentNotification?: string;
  /** The payer accepted the gateway's terms in the shop. */
  regulationAccept?: boolean;
  /** Without it no BLIK code can be charged. */
  additional?: { PSU: { IP: string; userAgent: string } };
}

/** The gateway's state of a session; `none`: it knows no payment for it. */
export interface SessionStatus {
  state: 'none' | 'waiting' | 'paid' | 'verified' | 'refunded';
  orderId: string | null;
  amount: number | null;
  currency: string | null;
}

const registered = z.object({ data: z.object({ token: z.string() }) });
const verified = z.object({ data: z.object({ status: z.string() }) });
const found = z.object({
  data: z.object({
    status: z.coerce.number(),
    orderId: z.string().nullish(),
    amount: z.coerce.number(),
    currency: z.string(),
  }),
});
const methodList = z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), status: z.boolean() })) });
export type OfferedMethod = z.infer<typeof methodList>['data'][number];
const refundList = z.object({ data: z.object({ refunds: z.array(z.object({ requestId: z.string() })) }) });
const states = ['waiting', 'paid', 'verified', 'refunded'] as const;

export type Przelewy24Client = ReturnType<typeof createPrzelewy24Client>;

/** Przelewy24 REST v1 over fetch. Errors: GatewayUnavailable, GatewayRefused. */
export function createPrzelewy24Client(settings: Przelewy24Settings) {
  const call = callerOf(settings);
  return { ...paymentCallsOf(call, settings), ...queriesOf(call), ...refundCallsOf(call) };
}

/** What makes a payment: its registration, the charge of a BLIK code, and the confirmation of what came. */
function paymentCallsOf(call: Call, { merchantId, posId, crcKey, redirectBaseUrl }: Przelewy24Settings) {
  return {
    /** @returns the redirect URL of the payer */
    async register(registration: Registration): Promise<{ token: string; redirectUrl: string }> {
      const sign = signRegister({ ...registration, merchantId }, crcKey);
      const body = JSON.stringify({ merchantId, posId, country: 'PL', encoding: 'UTF-8', ...registration, sign });
      const { status, json } = await call('POST', 'transaction/register', body);
      const parsed = registered.safeParse(json);
      if (status >= 400 || !parsed.success) throw refused('transaction/register', status, json);
      const { token } = parsed.data.data;
      return { token, redirectUrl: `${redirectBaseUrl}/trnRequest/${token}` };
    },

    /** Charges a BLIK code for a registered payment. The bank may still refuse an accepted code a moment later. */
    async chargeByCode(token: string, blikCode: string): Promise<'accepted' | 'notOffered' | PaymentRefusal> {
      const body = JSON.stringify({ token, blikCode });
      const { status, json } = await call('POST', 'paymentMethod/blik/chargeByCode', body);
      return chargeOutcome(status, json);
    },

    /** True when the gateway confirms the payment for this amount. A payment verified earlier may be refused. */
    async verify({ sessionId, orderId, amount, currency }: ClaimedPayment): Promise<boolean> {
      const sign = signVerify({ sessionId, orderId: BigInt(orderId), amount, currency }, crcKey);
      const fields = { merchantId, posId, sessionId, amount, currency, orderId: 'ORDER_ID', sign };
      const body = JSON.stringify(fields).replace('"ORDER_ID"', BigInt(orderId).toString());
      const { status, json } = await call('PUT', 'transaction/verify', body);
      const parsed = verified.safeParse(json);
      return status < 400 && parsed.success && parsed.data.data.status === 'success';
    },
  };
}

function queriesOf(call: Call) {
  return {
    async findBySession(sessionId: string): Promise<SessionStatus> {
      const path = `transaction/by/sessionId/${encodeURIComponent(sessionId)}`;
      const { status, json } = await call('GET', path);
      if (status === 404) return { state: 'none', orderId: null, amount: null, currency: null };
      const parsed = found.safeParse(json);
      const state = parsed.success ? states[parsed.data.data.status] : undefined;
      if (status >= 400 || !parsed.success || !state) throw refused(path, status, json);
      const { orderId, amount, currency } = parsed.data.data;
      return { state, orderId: orderId ?? null, amount, currency };
    },

    /** The gateway's own list of methods for an amount. */
    async methods(language: string, amount: number, currency: string): Promise<OfferedMethod[]> {
      const path = `payment/methods/${language}?amount=${amount}&currency=${currency}`;
      const { status, json } = await call('GET', path);
      const parsed = methodList.safeParse(json);
      if (status >= 400 || !parsed.success) throw refused(path, status, json);
      return parsed.data.data;
    },

    /**
     * Payments of the days from one date to another (YYYYMMDD, both included, 31 days at most), all pages of them.
     * @throws GatewayRefused also when the pages hold fewer than the list states: an incomplete list proves nothing
     */
    history: (dateFrom: string, dateTo: string) => readHistory(call, dateFrom, dateTo),
  };
}

function refundCallsOf(call: Call) {
  return {
    /**
     * True when the refund is accepted; false when the gateway refuses it (409). `id` makes a repeat the same refund.
     */
    async refund(refund: WantedRefund): Promise<boolean> {
      const { status } = await call('POST', 'transaction/refund', refundBody(refund));
      return status === 201 || status === 200;
    },

    /** Request ids of the refunds of an order. */
    async refundsOf(orderId: string): Promise<string[]> {
      const { status, json } = await call('GET', `refund/by/orderId/${BigInt(orderId)}`);
      const parsed = refundList.safeParse(json);
      return status < 400 && parsed.success ? parsed.data.data.refunds.map(({ requestId }) => requestId) : [];
    },
  };
}

type Call = ReturnType<typeof callerOf>;

/** Calls with the shop's credentials. */
function callerOf(settings: Przelewy24Settings) {
  const authorization = `Basic ${Buffer.from(`${settings.posId}:${settings.apiKey}`).toString('base64')}`;
  return (method: string, path: string, body?: string) =>
    callGateway(
      {
        method,
        url: `${settings.baseUrl}/api/v1/${path}`,
        headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body }),
      },
      parseGatewayJson,
    );
}

function refused(path: string, status: number, json: unknown): GatewayRefused {
  return new GatewayRefused(`Failed to call ${path}: HTTP ${status}, ${JSON.stringify(json).slice(0, 300)}.`);
}

interface ClaimedPayment {
  sessionId: string;
  orderId: string;
  amount: number;
  currency: string;
}

interface WantedRefund {
  id: string;
  sessionId: string;
  orderId: string;
  amount: number;
}

/** Ids of orders are larger than a number of JavaScript. */
function refundBody(refund: WantedRefund): string {
  const fields = {
    requestId: refund.id,
    refundsUuid: refund.id,
    refunds: [{ orderId: 'ORDER_ID', sessionId: refund.sessionId, amount: refund.amount, description: 'refund' }],
  };
  return JSON.stringify(fields).replace('"ORDER_ID"', BigInt(refund.orderId).toString());
}

async function readHistory(call: Call, dateFrom: string, dateTo: string): Promise<HistoryEntry[]> {
  const rows: unknown[] = [];
  let query = `dateFrom=${dateFrom}&dateTo=${dateTo}&type=transaction`;
  for (;;) {
    const path = `report/history?${query}`;
    const { status, json } = await call('GET', path);
    const page = status < 400 ? readHistoryPage(json) : null;
    if (!page) throw refused(path, status, json);
    rows.push(...page.rows);
    if (rows.length >= page.recordsAll) return paidEntries(rows);
    if (page.token === null || page.rows.length === 0) {
      throw new GatewayRefused(`Failed to read report/history: ${rows.length} of ${page.recordsAll} came.`);
    }
    query = `token=${encodeURIComponent(page.token)}`;
  }
}
