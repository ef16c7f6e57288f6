import { treatment } from '../../testing/catalog-records';
import { packageVariants } from './package-variants';

const legs = { id: '3', name: 'Nogi', group: 'bottom' } as never;
const row = (price: number) => [
  { quantityFrom: 1, quantityTo: 1, price, currency: 'PLN' as const, lowestPriceValue: null },
];
const pack = (id: string, level: 'minimum' | 'komfort' | 'premium', visits: number, price: number, change = {}) =>
  treatment({
    id,
    type: 'package',
    level,
    name: `Pakiet ${level}: nogi`,
    slug: `pakiet-${level}-nogi`,
    slugs: { pl: `pakiet-${level}-nogi`, en: `${level}-package-legs` },
    packageQuantity: visits,
    pricingMatrix: row(price),
    productBodyParts: [legs],
    standardPrice: visits * 20_000,
    ...change,
  });
const minimum = pack('1', 'minimum', 4, 72_000);
const komfort = pack('2', 'komfort', 6, 98_000);
const premium = pack('3', 'premium', 9, 133_200);

test('the sizes of a package from small to large, with the price and saving of each treatment', () => {
  const variants = packageVariants(komfort, [premium, komfort, minimum]);
  expect(variants.map(({ id, perTreatment, savingsPercent }) => [id, perTreatment, savingsPercent])).toEqual([
    ['1', 18_000, 10],
    ['2', 16_333, 18],
    ['3', 14_800, 26],
  ]);
});

test.each([
  ['of others', { gender: 'male' }],
  ['of another kind', { category: { ...minimum.category, id: '9' } }],
  ['of other parts', { productBodyParts: [] }],
  ['without a size', { level: null }],
])('not among them: a package %s', (_what, change) => {
  expect(packageVariants(komfort, [komfort, { ...minimum, ...change } as never])).toEqual([]);
});

test('of two packages of a size the one that is named alike', () => {
  const other = pack('8', 'premium', 9, 99_000, { slugs: { pl: 'pakiet-premium-cale-nogi', en: 'x' } });
  expect(packageVariants(komfort, [other, premium]).map(({ id }) => id)).toEqual(['2', '3']);
});

test('without a price of the single treatments no saving is shown; one size alone is no choice', () => {
  const variants = packageVariants({ ...komfort, standardPrice: null }, [premium]);
  expect(variants.map(({ savingsPercent }) => savingsPercent)).toEqual([0, 0]);
  expect(packageVariants(komfort, [komfort])).toEqual([]);
  expect(packageVariants(treatment(), [minimum, premium])).toEqual([]);
});
