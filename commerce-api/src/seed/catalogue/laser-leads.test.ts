import { products } from './product-list';
import { furtherLasers } from './wider/laser-list';

test('no two laser treatments have the same sentence, and none repeats its duration', () => {
  const lasers = [...products, ...furtherLasers].filter(({ code }) => code.startsWith('laser-'));
  expect(lasers.length).toBeGreaterThan(30);
  for (const locale of ['pl', 'en'] as const) {
    const leads = lasers.map(({ lead }) => lead[locale]);
    expect(leads.filter((lead, index) => leads.indexOf(lead) !== index)).toEqual([]);
    expect(leads.filter((lead) => /\d+ ?min/.test(lead))).toEqual([]);
  }
});
