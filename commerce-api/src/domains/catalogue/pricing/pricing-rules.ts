/**
 * The price of a treatment: matrix by quantity, running promotion, lowest price before it. Pure. Source: readings.md,
 * "Money".
 */

/** A row of the matrix that holds now. Amounts in minor units, for one piece. */
export interface MatrixRow {
  quantityFrom: number;
  quantityTo: number;
  amountMinor: number;
}

/** A line of the append-only history; null: from then on the range was not sold. Times in epoch milliseconds. */
export interface HistoryRow {
  quantityFrom: number;
  quantityTo: number;
  amountMinor: number | null;
  validFrom: number;
}

/** A promotion of one product. It holds from `startAt` (included) to `endAt` (not included). */
export interface Promotion {
  id: string;
  kind: 'percentage' | 'amount';
  /** Percent, or minor units off each piece. */
  value: number;
  startAt: number;
  endAt: number;
  position: number;
}

/** Instants between which the lowest price is looked for: `from` included, `to` not. */
export interface PriceWindow {
  from: number;
  to: number;
}

/** The row for a quantity; none means that this quantity cannot be bought (`no_price`). */
export function rowForQuantity<Row extends { quantityFrom: number; quantityTo: number }>(
  rows: readonly Row[],
  quantity: number,
): Row | null {
  return rows.find((row) => row.quantityFrom <= quantity && quantity <= row.quantityTo) ?? null;
}

/** Promotions that hold at an instant, the one that counts first. */
export function ongoingPromotions<P extends Promotion>(promotions: readonly P[], at: number): P[] {
  return promotions.filter((promotion) => promotion.startAt <= at && at < promotion.endAt).sort(byPrecedence);
}

/** Price of one piece under a promotion: never below 0, half a unit is rounded up. */
export function promotedAmount(amountMinor: number, promotion: Promotion | null): number {
  if (!promotion) return amountMinor;
  const reduced =
    promotion.kind === 'amount'
      ? amountMinor - promotion.value
      : Math.floor((amountMinor * (100 - promotion.value) + 50) / 100);
  return Math.max(0, reduced);
}

/**
 * Lowest price at which one piece of a quantity could be bought within the window, earlier promotions included.
 * For an item first sold after the window began it is the lowest since then; first sold only on the day when the
 * promotion began, the lowest until the promotion; never sold before it: null.
 */
export function lowestPrice(
  history: readonly HistoryRow[],
  promotions: readonly Promotion[],
  quantity: number,
  window: PriceWindow,
  promotionStart: number,
): number | null {
  return (
    lowestBetween(history, promotions, quantity, window.from, window.to) ??
    lowestBetween(history, promotions, quantity, window.to, promotionStart)
  );
}

/** Price of one treatment of a package or bundle, whole minor units. Source: commerce-core.md section 5. */
export const pricePerItem = (totalMinor: number, quantity: number) => Math.round(totalMinor / quantity);

/** The regular price of a bundle's treatments, the free ones included: the price per paid one, times all of them. */
export function priceWithoutBonus(priceMinor: number, quantityTotal: number, bonusQuantity: number): number {
  return Math.round((priceMinor * quantityTotal) / (quantityTotal - bonusQuantity));
}

/** When the prices of anything in this list change next, or null. */
export function nextBoundary(promotions: readonly Pick<Promotion, 'startAt' | 'endAt'>[], now: number): number | null {
  const times = promotions.flatMap(({ startAt, endAt }) => [startAt, endAt]).filter((time) => time > now);
  return times.length > 0 ? Math.min(...times) : null;
}

function lowestBetween(
  history: readonly HistoryRow[],
  promotions: readonly Promotion[],
  quantity: number,
  from: number,
  to: number,
): number | null {
  if (from >= to) return null;
  // The price only changes at these instants, so it is enough to look at them.
  const changes = [
    ...history.map((row) => row.validFrom),
    ...promotions.flatMap((promotion) => [promotion.startAt, promotion.endAt]),
  ].filter((time) => from < time && time < to);
  let lowest: number | null = null;
  for (const time of [from, ...changes]) {
    const base = amountAt(history, quantity, time);
    if (base === null) continue;
    const amount = promotedAmount(base, ongoingPromotions(promotions, time)[0] ?? null);
    if (lowest === null || amount < lowest) lowest = amount;
  }
  return lowest;
}

/** Base price of a quantity at an instant by the history. */
export function amountAt(history: readonly HistoryRow[], quantity: number, at: number): number | null {
  const latest = new Map<string, HistoryRow>();
  for (const row of history) {
    if (row.validFrom > at || quantity < row.quantityFrom || row.quantityTo < quantity) continue;
    const range = `${row.quantityFrom}-${row.quantityTo}`;
    const known = latest.get(range);
    // Of two lines of one instant the one inserted later counts.
    if (!known || known.validFrom <= row.validFrom) latest.set(range, row);
  }
  for (const row of latest.values()) if (row.amountMinor !== null) return row.amountMinor;
  return null;
}

function byPrecedence(a: Promotion, b: Promotion): number {
  return a.position - b.position || a.startAt - b.startAt || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}
