import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SandboxParts } from '../sandbox-parts';
import type { SandboxTransaction } from './transaction-store';

const chargeBody = z.object({ token: z.string().min(1).max(100), blikCode: z.string() });

/** The bank's reaction to an accepted code; `waits`: none until a decision on the sandbox's page. */
type BankAnswer = 'pays' | 'waits' | { error: string; message: string };

/**
 * The effect of the first three digits of a code. 777 is the gateway's own; the others simulate banks. Every other code
 * is wrong.
 */
export const blikCodes: Record<string, { bank: BankAnswer } | { refused: { error: string; code: number } }> = {
  '777': { bank: 'pays' },
  '700': { bank: 'waits' },
  '701': { bank: { error: '63', message: 'USER_DECLINED' } },
  '702': { bank: { error: '70', message: 'USER_TIMEOUT' } },
  '703': { bank: { error: '61', message: 'INSUFFICIENT_FUNDS' } },
  '704': { refused: { error: 'ER_TIC_EXPIRED', code: 30 } },
  '705': { refused: { error: 'ER_TIC_USED', code: 35 } },
  '706': { refused: { error: 'Access denied', code: 403 } },
};
const WRONG = { error: 'Incorrect blikCode', code: 28 };

/** BLIK level 0: the code was typed in the shop, and the bank's app is not here. */
export function registerBlik(
  api: FastifyInstance,
  { store, webhooks }: Pick<SandboxParts, 'store' | 'webhooks'>,
): void {
  api.post('/sandbox/przelewy24/api/v1/paymentMethod/blik/chargeByCode', async (request, reply) => {
    const parsed = chargeBody.safeParse(request.body);
    const transaction = parsed.success ? await store.byToken(parsed.data.token) : null;
    const isOver = transaction?.expiresAt && transaction.expiresAt <= new Date();
    // Without the payer's browser, or without the accepted terms, the gateway does not charge.
    if (!parsed.success || !transaction?.takesCode || isOver)
      return refuse(reply, { error: 'Invalid input data', code: 400 });
    const { token, blikCode } = parsed.data;
    const fate = /^\d{6}$/.test(blikCode) ? blikCodes[blikCode.slice(0, 3)] : undefined;
    if (!fate || 'refused' in fate) return refuse(reply, fate?.refused ?? WRONG);
    const charged = await store.chargeCode(token, blikCode);
    if (!charged) return refuse(reply, { error: 'ER_TIC_USED', code: 35 });
    // The bank answers after the gateway has: the shop receives the outcome by webhook.
    reply.raw.once('finish', () => void webhooks.queue(() => carryOut(charged, fate.bank)));
    const text = JSON.stringify({ data: { orderId: 'ORDER_ID', message: 'success' }, responseCode: 0 });
    return reply.code(201).type('application/json').send(text.replace('"ORDER_ID"', charged.orderId));
  });

  async function carryOut(transaction: SandboxTransaction, bank: BankAnswer): Promise<void> {
    if (bank === 'waits') return;
    if (bank !== 'pays') return webhooks.sendBlik(transaction, bank.error, bank.message);
    await store.decide(transaction.token, 'paid', webhooks.behaviour.delayMs);
    await webhooks.sendBlik(transaction, '0', 'Correct Transaction');
  }
}

function refuse(reply: FastifyReply, answer: { error: string; code: number }) {
  return reply.code(answer.code === 403 ? 403 : 400).send(answer);
}
