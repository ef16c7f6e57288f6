import { treatmentChoices } from './treatments';

const t = ((key: string) => key) as never;

test('treatments of one name name whom they are for, others do not', () => {
  const found = [
    { id: '1', name: 'Depilacja pach', gender: 'female' as const },
    { id: '2', name: 'Depilacja pach', gender: 'male' as const },
    { id: '3', name: 'Depilacja łydek', gender: 'female' as const },
  ];
  expect(treatmentChoices(found, t).map(({ label, more }) => [label, more])).toEqual([
    ['Depilacja pach', 'staff.book.genders.female'],
    ['Depilacja pach', 'staff.book.genders.male'],
    ['Depilacja łydek', undefined],
  ]);
});
