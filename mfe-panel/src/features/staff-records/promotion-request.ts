import { type PricePreviewRequest, pricePreviewRequest } from '@aksamit/contracts/staff';

/** The demo's first market, in which a promotion of all markets is looked at. Source: readings.md, "Markets". */
const FIRST_MARKET = '1';

/**
 * What to ask the preview of a promotion's form for one treatment: at its start, or now where it has begun. Null while the
 * form is not complete.
 */
export function promotionRequest(
  fields: Readonly<Record<string, unknown>>,
  { id, productId, now }: { id: string | undefined; productId: string; now: Date },
): PricePreviewRequest | null {
  const { discountKind, discountValue, startAt, endAt, position, marketId } = fields;
  const hasBegun = typeof startAt === 'string' && Date.parse(startAt) < now.getTime();
  const request = pricePreviewRequest.safeParse({
    productId,
    marketId: marketId ?? FIRST_MARKET,
    at: hasBegun ? now.toISOString() : startAt,
    promotion: { id, discountKind, discountValue, startAt, endAt, position },
  });
  return request.success ? request.data : null;
}
