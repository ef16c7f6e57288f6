import type { BundleSummary } from '@aksamit/contracts';
import { epilation, treatment } from '../../testing/catalog-records';
import { betterBundle } from './better-bundle';

const bundle = (name: string, finalPrice: number, change: Partial<BundleSummary> = {}) =>
  ({
    id: name,
    name,
    slug: name,
    gender: 'female',
    category: epilation,
    packageQuantityTotal: 9,
    minProductSelection: 2,
    bodyPartCount: 3,
    pricing: { finalPrice },
    promoValidTo: null,
    ...change,
  }) as BundleSummary;
// 200 zł, 150 zł from six on.
const legs = treatment({ isBundlable: true });

test('the smallest of the bundles in which a treatment costs less than in a series', () => {
  const bundles = [bundle('large', 400_000), bundle('small', 300_000), bundle('dear', 405_000)];
  expect(betterBundle(legs, bundles)).toEqual({
    id: 'small',
    name: 'small',
    slug: 'small',
    treatments: 9,
    least: 2,
    parts: 3,
    total: 300_000,
    each: 11_111,
    own: 15_000,
    promoValidTo: null,
  });
});

test.each([
  ['it costs as much in each of them', legs, [bundle('equal', 405_000)]],
  ['they are for the others', legs, [bundle('men', 300_000, { gender: 'male' })]],
  ['they hold treatments of another kind', legs, [bundle('x', 300_000, { category: { ...epilation, id: '9' } })]],
  ['no bundle may hold it', treatment(), [bundle('small', 300_000)]],
  ['it is not sold now', treatment({ isBundlable: true, pricingMatrix: [] }), [bundle('small', 300_000)]],
])('none when %s', (_why, product, bundles) => {
  expect(betterBundle(product, bundles)).toBeNull();
});
