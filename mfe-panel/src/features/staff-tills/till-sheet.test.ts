import type { Till } from '@aksamit/contracts/staff';
import { tillSheet } from './till-sheet';

const by = { id: 'u1', name: null };
const till: Till = {
  locationId: '1',
  date: '2026-11-27',
  currency: 'PLN',
  totals: { cash: 10_000, card: 0, coupon: 0, voucher: 0 },
  expected: 5_000,
  counted: 4_950,
  closedAt: '2026-11-27T19:00:00.000Z',
  closedBy: by,
  openingFloat: 0,
  floatSetAt: null,
  floatSetBy: null,
  countedBefore: null,
  entries: [
    {
      id: '1',
      at: '2026-11-27T09:05:00.000Z',
      method: 'cash',
      amount: 10_000,
      currency: 'PLN',
      orderId: 'o1',
      orderNumber: 'AK-2026-000001',
      takenBy: by,
    },
  ],
  movements: [{ id: '1', at: '2026-11-27T12:00:00.000Z', amount: -5_000, reason: 'Znaczki', madeBy: by }],
  closing: { counted: 4_950, expected: 5_000, reason: 'Reszta; monety', at: '2026-11-27T19:00:00.000Z', by },
  corrections: [],
};

test('a till as a file has each payment, the sums, and the count with its difference', () => {
  const t = ((key: string) => key.replace('staff.tills.', '')) as never;
  const lines = tillSheet({ till, salonName: 'Mokotów', locale: 'pl', t }).split('\r\n');
  expect(lines[2]).toMatch(/;AK-2026-000001;methods\.cash;100,00;PLN;noName$/);
  expect(lines[3]).toMatch(/;Znaczki;movement\.out\.name;-50,00;PLN;noName$/);
  expect(lines).toEqual(
    expect.arrayContaining(['methods.cash;100,00', 'counted;49,50', 'difference;-0,50', 'reason;"Reszta; monety"']),
  );
});
