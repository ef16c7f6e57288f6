import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Signatures of Przelewy24 REST v1: hex SHA-384 of compact JSON with the fields in the order the gateway documents.
 * JSON.stringify already leaves slashes and letters unescaped. The gateway's order ids have 64 bits, more than a number
 * holds, and are therefore bigint.
 */
function sign(fields: Record<string, string | number | bigint | BlikWebhookSignature['result']>): string {
  const members = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}:${typeof value === 'bigint' ? value : JSON.stringify(value)}`,
  );
  return createHash('sha384')
    .update(`{${members.join(',')}}`, 'utf8')
    .digest('hex');
}

export interface RegisterSignature {
  sessionId: string;
  merchantId: number;
  amount: number;
  currency: string;
}
export function signRegister(fields: RegisterSignature, crc: string): string {
  const { sessionId, merchantId, amount, currency } = fields;
  return sign({ sessionId, merchantId, amount, currency, crc });
}

export interface VerifySignature {
  sessionId: string;
  orderId: bigint;
  amount: number;
  currency: string;
}
export function signVerify(fields: VerifySignature, crc: string): string {
  const { sessionId, orderId, amount, currency } = fields;
  return sign({ sessionId, orderId, amount, currency, crc });
}

export interface WebhookSignature {
  merchantId: number;
  posId: number;
  sessionId: string;
  amount: number;
  originAmount: number;
  currency: string;
  orderId: bigint;
  methodId: number;
  statement: string;
}
export function signWebhook(fields: WebhookSignature, crc: string): string {
  const { merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement } = fields;
  return sign({ merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement, crc });
}

export interface RefundWebhookSignature {
  orderId: bigint;
  sessionId: string;
  refundsUuid: string;
  merchantId: number;
  amount: number;
  currency: string;
  status: number;
}
export function signRefundWebhook(fields: RefundWebhookSignature, crc: string): string {
  const { orderId, sessionId, refundsUuid, merchantId, amount, currency, status } = fields;
  return sign({ orderId, sessionId, refundsUuid, merchantId, amount, currency, status, crc });
}

export interface BlikWebhookSignature {
  orderId: bigint;
  sessionId: string;
  method: number;
  /** Unparsed: it is signed with its fields in their order. */
  result: Record<string, string | number | null>;
}
export function signBlikWebhook(fields: BlikWebhookSignature, crc: string): string {
  const { orderId, sessionId, method, result } = fields;
  return sign({ orderId, sessionId, method, result, crc });
}

/** Compares signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given, 'utf8');
  const b = Buffer.from(expected, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}
