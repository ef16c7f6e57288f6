/**
 * Signatures as Przelewy24's documentation writes them: SHA-384 of this very text, field by field. Written on its own, so
 * that the stand-in and the adapter cannot be wrong together. Source: developers.przelewy24.pl, "Calculate sign".
 */
import { createHash } from 'node:crypto';

const text = (value: string): string => JSON.stringify(value);
const hash = (signed: string): string => createHash('sha384').update(signed, 'utf8').digest('hex');

/** A registration as the merchant signs it. */
export function registrationSign(
  {
    sessionId,
    merchantId,
    amount,
    currency,
  }: Record<'sessionId' | 'currency', string> & Record<'merchantId' | 'amount', number>,
  crc: string,
): string {
  return hash(
    `{"sessionId":${text(sessionId)},"merchantId":${merchantId},"amount":${amount},"currency":${text(currency)},"crc":${text(crc)}}`,
  );
}

/** A verification as the merchant signs it; ids of orders have 64 bits and are digits here. */
export function verificationSign(
  { sessionId, orderId, amount, currency }: Record<'sessionId' | 'orderId' | 'currency', string> & { amount: number },
  crc: string,
): string {
  return hash(
    `{"sessionId":${text(sessionId)},"orderId":${orderId},"amount":${amount},"currency":${text(currency)},"crc":${text(crc)}}`,
  );
}

/** A notification of a payment. */
export interface SignedWebhook {
  merchantId: number;
  posId: number;
  sessionId: string;
  amount: number;
  originAmount: number;
  currency: string;
  /** Digits. */
  orderId: string;
  methodId: number;
  statement: string;
}
export function webhookSign(webhook: SignedWebhook, crc: string): string {
  const { merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement } = webhook;
  return hash(
    `{"merchantId":${merchantId},"posId":${posId},"sessionId":${text(sessionId)},"amount":${amount},` +
      `"originAmount":${originAmount},"currency":${text(currency)},"orderId":${orderId},"methodId":${methodId},` +
      `"statement":${text(statement)},"crc":${text(crc)}}`,
  );
}

/** A notification of a refund. */
export interface SignedRefund {
  /** Digits. */
  orderId: string;
  sessionId: string;
  refundsUuid: string;
  merchantId: number;
  amount: number;
  currency: string;
  status: number;
}
export function refundSign(refund: SignedRefund, crc: string): string {
  const { orderId, sessionId, refundsUuid, merchantId, amount, currency, status } = refund;
  return hash(
    `{"orderId":${orderId},"sessionId":${text(sessionId)},"refundsUuid":${text(refundsUuid)},` +
      `"merchantId":${merchantId},"amount":${amount},"currency":${text(currency)},"status":${status},"crc":${text(crc)}}`,
  );
}

/** The outcome of a BLIK code. */
export interface SignedBlik {
  /** Digits. */
  orderId: string;
  sessionId: string;
  method: number;
  result: { error: string; message: string; status: string; trxRef: string };
}
export function blikSign({ orderId, sessionId, method, result }: SignedBlik, crc: string): string {
  const { error, message, status, trxRef } = result;
  return hash(
    `{"orderId":${orderId},"sessionId":${text(sessionId)},"method":${method},"result":{"error":${text(error)},` +
      `"message":${text(message)},"status":${text(status)},"trxRef":${text(trxRef)}},"crc":${text(crc)}}`,
  );
}
