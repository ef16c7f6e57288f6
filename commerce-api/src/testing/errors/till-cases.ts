/** Refusals of tills, with their causes. Each has a day of its own. */
import { done, type MoneyCase, type MoneyShop } from './money-scenes';

const CORRECTION = { counted: 0, note: 'Znaleziono', correctionsBefore: 0 };
const EMPTY = { counted: 0, expected: 0 };
const MOVEMENT = { direction: 'out', amount: 100, reason: 'Wpłata do banku' };
const FLOAT = { amount: 100, amountBefore: 0 };

type Step = readonly [part: 'float' | 'movements' | 'closing' | 'corrections', body: object];

const methodOf = (part: Step[0]) => (part === 'float' ? 'PUT' : 'POST');

/** The last step of a till is refused after those before it. */
const refused = (code: string, date: string, steps: readonly Step[], [part, body]: Step): MoneyCase => [
  `${methodOf(part)} /admin/tills/{locationId}/{date}/${part} 409 ${code}`,
  async (shop: MoneyShop) => {
    const { headers } = shop.people.manager;
    for (const [before, its] of steps)
      await done(shop, methodOf(before), `/admin/tills/1/${date}/${before}`, headers, its);
    return { method: methodOf(part), url: `/api/admin/tills/1/${date}/${part}`, headers, body };
  },
];

export const tillCases: readonly MoneyCase[] = [
  refused('till_closed', '2026-01-01', [['closing', EMPTY]], ['float', FLOAT]),
  refused('till_changed', '2026-01-02', [['float', FLOAT]], ['float', FLOAT]),
  refused('till_closed', '2026-01-03', [['closing', EMPTY]], ['closing', EMPTY]),
  refused('till_changed', '2026-01-04', [['float', FLOAT]], ['closing', EMPTY]),
  refused('till_closed', '2026-01-07', [['closing', EMPTY]], ['movements', MOVEMENT]),
  refused('till_open', '2026-01-05', [], ['corrections', CORRECTION]),
  refused(
    'till_changed',
    '2026-01-06',
    [
      ['closing', EMPTY],
      ['corrections', CORRECTION],
    ],
    ['corrections', CORRECTION],
  ),
];
