/** VAT out of gross prices, by rate. Pure, integers in minor units. Source: readings.md, "Money" and "Orders". */

export interface TaxedAmount {
  /** Percent. */
  vatRate: number;
  gross: number;
}

export interface VatRow extends TaxedAmount {
  net: number;
  vat: number;
}

/** The VAT in a gross amount, rounded half up; of a negative one it is that of its opposite. */
export function vatIn(gross: number, vatRate: number): number {
  const vat = Math.floor((2 * Math.abs(gross) * vatRate + 100 + vatRate) / (2 * (100 + vatRate)));
  return gross < 0 ? -vat : vat;
}

/** Sums by rate, the highest rate first: VAT is taken out of the sum, so that the rows add up to the total. */
export function vatByRate(amounts: readonly TaxedAmount[]): VatRow[] {
  const sums = new Map<number, number>();
  for (const { vatRate, gross } of amounts) sums.set(vatRate, (sums.get(vatRate) ?? 0) + gross);
  return [...sums].sort(([a], [b]) => b - a).map(([vatRate, gross]) => rowOf(vatRate, gross, vatIn(gross, vatRate)));
}

/**
 * The changes of a correction, by rate: the VAT after it less the VAT before it, so that a full chain of corrections
 * adds up to nothing.
 */
export function vatDifference(before: readonly TaxedAmount[], after: readonly TaxedAmount[]): VatRow[] {
  const [was, is] = [vatByRate(before), vatByRate(after)];
  const rates = [...new Set([...was, ...is].map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  const of = (rows: readonly VatRow[], rate: number) => rows.find((row) => row.vatRate === rate);
  return rates.map((rate) =>
    rowOf(
      rate,
      (of(is, rate)?.gross ?? 0) - (of(was, rate)?.gross ?? 0),
      (of(is, rate)?.vat ?? 0) - (of(was, rate)?.vat ?? 0),
    ),
  );
}

const rowOf = (vatRate: number, gross: number, vat: number): VatRow => ({ vatRate, gross, vat, net: gross - vat });
