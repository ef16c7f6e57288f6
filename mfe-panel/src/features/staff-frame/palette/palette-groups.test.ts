import { Star } from 'lucide-react';
import { boughtTreatment } from '../../../testing/staff-fixtures';
import { foundOrders, isNamedBy, matchingGroups, movedOption, type PaletteGroup } from './palette-groups';

test.each([
  ['Zgłoszenia', 'zgloszenia', true],
  ['Zamówienie AK-2026-000001', 'ak zamow', true],
  ['Różnice', 'ROZ', true],
  ['Kalendarz', '', true],
  ['Kalendarz', 'kalendarz salonu', false],
])('%s is named by "%s": %s', (label, text, isNamed) => {
  expect(isNamedBy(label, text)).toBe(isNamed);
});

const option = (label: string) => ({ key: label, label, href: '/', icon: Star });
const groups: PaletteGroup[] = [
  { key: 'actions', options: [option('Nowa wizyta')] },
  { key: 'pages', options: [option('Kalendarz'), option('Opinie')] },
  { key: 'records', options: [option('Pachy')] },
  { key: 'customers', options: [option('Anna Nowak')] },
];

test('groups without a match are left out; what a search found stays', () => {
  expect(matchingGroups(groups, ' opin ').map(({ key, options }) => [key, options.map(({ label }) => label)])).toEqual([
    ['pages', ['Opinie']],
    ['records', ['Pachy']],
    ['customers', ['Anna Nowak']],
  ]);
});

test('purchases of one order are one entry', () => {
  const second = boughtTreatment({ id: 'p2', product: { id: '4', name: 'Depilacja nóg' } });
  const other = boughtTreatment({ id: 'p3', orderId: 'o2', orderNumber: 'AK-2026-000002', isMasked: true });
  expect(foundOrders([boughtTreatment(), other, second])).toEqual([
    {
      id: 'o1',
      number: 'AK-2026-000001',
      name: 'Anna Nowak',
      treatments: ['Depilacja laserowa pach', 'Depilacja nóg'],
      isMasked: false,
    },
    expect.objectContaining({ id: 'o2', isMasked: true }),
  ]);
});

test('arrows go around', () => {
  expect([movedOption(2, 'ArrowDown', 3), movedOption(0, 'ArrowUp', 3), movedOption(0, 'ArrowDown', 3)]).toEqual([
    0, 2, 1,
  ]);
  expect([movedOption(0, 'ArrowDown', 0), movedOption(0, 'a', 3)]).toEqual([null, null]);
});
