import type { PaymentRefusal } from '@aksamit/contracts';
import { z } from 'zod';

/**
 * BLIK outcomes of the gateway and the banks. The gateway's documentation lists none of them; numbers and words are
 * those of its own modules for shops.
 */
const refusalByNumber: Record<string, PaymentRefusal> = {
  28: 'wrongCode',
  29: 'wrongCode',
  30: 'codeExpired',
  33: 'codeExpired',
  35: 'codeUsed',
  60: 'noFunds',
  61: 'noFunds',
  62: 'declined',
  63: 'declined',
  64: 'declined',
  65: 'wrongCode',
  66: 'declined',
  69: 'timeout',
  70: 'timeout',
  72: 'timeout',
};

/** The longer words first: some contain others. */
const refusalByWord: readonly [string, PaymentRefusal][] = [
  ['ER_WRONG_TICKET', 'wrongCode'],
  ['INCORRECT BLIKCODE', 'wrongCode'],
  ['ER_TIC_EXPIRED', 'codeExpired'],
  ['ER_TIC_STS', 'codeExpired'],
  ['ER_TIC_USED', 'codeUsed'],
  ['INSUFFICIENT_FUND', 'noFunds'],
  ['LIMIT_EXCEEDED', 'noFunds'],
  ['ER_DATAAMT_HUGE', 'noFunds'],
  ['DECLINED', 'declined'],
  ['BAD_PIN', 'declined'],
  ['TIMEOUT', 'timeout'],
];

/** The reason in a number, in words, or in either of two fields; null: it is none of the known ones. */
export function knownRefusal(...reported: readonly (string | number | null | undefined)[]): PaymentRefusal | null {
  const texts = reported.map((entry) => String(entry ?? '').trim());
  for (const text of texts) {
    const byNumber = refusalByNumber[text.replace(/^err0*/i, '')];
    if (byNumber) return byNumber;
  }
  const words = texts.join(' ').toUpperCase();
  return refusalByWord.find(([word]) => words.includes(word))?.[1] ?? null;
}

const taken = z.object({ data: z.object({ orderId: z.union([z.string(), z.number()]) }) });
const refused = z.object({
  error: z.union([z.string(), z.object({ message: z.string().optional() })]).optional(),
  code: z.union([z.string(), z.number()]).optional(),
});

/**
 * The meaning of a response of chargeByCode. A response without a result for the code (no such right, unknown call)
 * means that this shop cannot charge codes: the gateway's own page can.
 */
export function chargeOutcome(status: number, json: unknown): 'accepted' | 'notOffered' | PaymentRefusal {
  if (status < 300 && taken.safeParse(json).success) return 'accepted';
  const { error, code } = refused.safeParse(json).data ?? {};
  const text = typeof error === 'object' ? error.message : error;
  return knownRefusal(code, text) ?? 'notOffered';
}
