import fc from 'fast-check';
import { vatByRate, vatDifference, vatIn } from './vat-rules';

test.each([
  [12_300, 23, 2300],
  [10_000, 23, 1870],
  [10_800, 8, 800],
  [10_000, 0, 0],
  [1, 23, 0],
  [3, 23, 1],
  [-12_300, 23, -2300],
])('%i gross at %i %% holds %i VAT', (gross, rate, vat) => {
  expect(vatIn(gross, rate)).toBe(vat);
});

const line = fc.record({ vatRate: fc.constantFrom(0, 5, 8, 23), gross: fc.integer({ min: 0, max: 10_000_000 }) });

test('rows add up: net and VAT to gross, all rows to the lines, one row for each rate', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const rows = vatByRate(lines);
      for (const row of rows) {
        expect(row.net + row.vat).toBe(row.gross);
        expect(Math.abs(row.vat - (row.gross * row.vatRate) / (100 + row.vatRate))).toBeLessThanOrEqual(0.5);
      }
      const sum = (list: readonly { gross: number }[]) => list.reduce((total, { gross }) => total + gross, 0);
      expect(sum(rows)).toBe(sum(lines));
      expect(new Set(rows.map(({ vatRate }) => vatRate)).size).toBe(rows.length);
    }),
  );
});

test('corrections in any steps to nothing take back exactly the VAT of the invoice', () => {
  const steps = fc.array(fc.tuple(line, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(steps, (lines) => {
      const first = lines.map(([entry]) => entry);
      let now = first.map((entry) => ({ ...entry }));
      const total = new Map<number, number>();
      const add = (rows: ReturnType<typeof vatByRate>) => {
        for (const { vatRate, vat } of rows) total.set(vatRate, (total.get(vatRate) ?? 0) + vat);
      };
      add(vatByRate(now));
      const most = Math.max(...lines.map(([, shares]) => shares.length));
      for (let step = 0; step <= most; step += 1) {
        const next = now.map((entry, index) => {
          const share = step === most ? 1 : (lines[index]?.[1][step] ?? 0);
          return { ...entry, gross: entry.gross - Math.floor(entry.gross * share) };
        });
        add(vatDifference(now, next));
        now = next;
      }
      for (const [, vat] of total) expect(vat).toBe(0);
    }),
  );
});
