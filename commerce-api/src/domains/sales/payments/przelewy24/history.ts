import { z } from 'zod';

/** One paid payment of the gateway's list. */
export interface HistoryEntry {
  orderId: string;
  sessionId: string | null;
  amount: number;
  currency: string;
}

const page = z.object({
  data: z.array(z.unknown()),
  token: z.string().nullish(),
  pageInformation: z.object({ recordsAll: z.number().int() }).nullish(),
});

/** The documentation writes `ordrId` once and `orderId` everywhere else: both are read. */
const details = z.object({
  orderId: z.string().optional(),
  ordrId: z.string().optional(),
  sessionId: z.string().nullish(),
  status: z.number().int(),
});
const transaction = z.object({
  type: z.literal('transaction'),
  amount: z.number().int(),
  currency: z.string(),
  details: z.union([details, z.tuple([details]).transform(([only]) => only)]),
});

/** A page of report/history; null: it is none. */
export function readHistoryPage(json: unknown): { rows: unknown[]; token: string | null; recordsAll: number } | null {
  const parsed = page.safeParse(json).data;
  if (!parsed) return null;
  const { data: rows, token, pageInformation } = parsed;
  return { rows, token: token || null, recordsAll: pageInformation?.recordsAll ?? rows.length };
}

/** The paid rows of the list, also those refunded since. Batches, refunds and unpaid rows are excluded. */
export function paidEntries(rows: readonly unknown[]): HistoryEntry[] {
  return rows.flatMap((row) => {
    const parsed = transaction.safeParse(row).data;
    const orderId = parsed?.details.orderId ?? parsed?.details.ordrId;
    if (!parsed || orderId === undefined || parsed.details.status === 0) return [];
    const { amount, currency } = parsed;
    return [{ orderId, sessionId: parsed.details.sessionId ?? null, amount, currency }];
  });
}
