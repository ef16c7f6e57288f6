import fc from 'fast-check';
import { comparePayments, type OwnPayment } from './comparison-rules';

const own = (id: string, change: Partial<OwnPayment> = {}): OwnPayment => ({
  id,
  sessionId: `s-${id}`,
  externalId: `e-${id}`,
  amount: 100,
  currency: 'PLN',
  isSettled: true,
  ...change,
});
const entry = (id: string, change = {}) => ({
  externalId: `e-${id}`,
  sessionId: `s-${id}`,
  amount: 100,
  currency: 'PLN',
  ...change,
});

test('what fits makes no difference, also when the list does not name our session', () => {
  const compared = comparePayments(
    [entry('1'), entry('2', { sessionId: null })],
    [own('1'), own('2')],
    new Set(['1', '2']),
  );
  expect(compared).toEqual({ differences: [], unsettled: [] });
});

test('money without an order, an order without money, another amount, and what is still to be settled', () => {
  const compared = comparePayments(
    [entry('1'), entry('3', { amount: 99 }), entry('4')],
    [own('2'), own('3'), own('4', { isSettled: false, externalId: null })],
    new Set(['2', '3']),
  );
  expect(compared.differences.map(({ kind, externalId }) => [kind, externalId])).toEqual([
    ['moneyWithoutOrder', 'e-1'],
    ['otherAmount', 'e-3'],
    ['orderWithoutMoney', 'e-2'],
  ]);
  expect(compared.unsettled.map(({ payment }) => payment.id)).toEqual(['4']);
});

test('every payment and every entry is reported at most once, and nothing is left out', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(ids, ids, (listed, held) => {
      const entries = listed.map((id) => entry(String(id)));
      const payments = held.map((id) => own(String(id)));
      const { differences } = comparePayments(entries, payments, new Set(held.map(String)));
      const onlyThere = listed.filter((id) => !held.includes(id)).map((id) => `moneyWithoutOrder e-${id}`);
      const onlyHere = held.filter((id) => !listed.includes(id)).map((id) => `orderWithoutMoney e-${id}`);
      expect(differences.map(({ kind, externalId }) => `${kind} ${externalId}`).sort()).toEqual(
        [...onlyThere, ...onlyHere].sort(),
      );
    }),
  );
});
