import type { InvoiceCorrectionRequest, StaffOrder } from '@aksamit/contracts/staff';
import { typedAmount } from '../../staff-kit/typed-amount';

/** The buyer's fields in the order in which they are typed. */
export const BUYER_FIELDS = ['companyName', 'vatId', 'address', 'postalCode', 'city', 'country'] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number];

/** Fields of a correction by hand, as they are typed. */
export interface CorrectionFields {
  reason: string;
  /** What is taken off a line, by its id; empty: nothing. */
  lines: Record<string, string>;
  isOfBuyer: boolean;
  buyer: Record<BuyerField, string>;
}

/** What the latest document has is filled in. */
export function emptyCorrection({ items, invoices = [] }: StaffOrder): CorrectionFields {
  const buyer = invoices.at(-1)?.buyer;
  return {
    reason: '',
    lines: Object.fromEntries(items.map(({ id }) => [id, ''])),
    isOfBuyer: false,
    buyer: Object.fromEntries(BUYER_FIELDS.map((name) => [name, buyer?.[name] ?? ''])) as CorrectionFields['buyer'],
  };
}

/** The request of these fields; null while they change nothing. */
export function correctionRequest(
  { reason, lines, isOfBuyer, buyer }: CorrectionFields,
  documentsBefore: number,
): InvoiceCorrectionRequest | null {
  const items = Object.entries(lines).flatMap(([orderItemId, text]) => {
    const amount = typedAmount(text) ?? 0;
    return amount > 0 ? [{ orderItemId, amount }] : [];
  });
  if (items.length === 0 && !isOfBuyer) return null;
  return {
    reason: reason.trim(),
    ...(items.length === 0 ? {} : { items }),
    ...(isOfBuyer ? { buyer } : {}),
    documentsBefore,
  };
}
