import { products } from './product-list';
import { furtherLasers } from './wider/laser-list';

test.each(['female', 'male'] as const)(
  'no two laser treatments of one gender (%s) have the same sentence',
  (gender) => {
    const lasers = [...products, ...furtherLasers].filter(
      (product) => product.gender === gender && product.code.startsWith('laser-'),
    );
    expect(lasers.length).toBeGreaterThan(15);
    for (const locale of ['pl', 'en'] as const) {
      const leads = lasers.map(({ lead }) => lead[locale]);
      expect(new Set(leads).size).toBe(leads.length);
      expect(leads.filter((lead) => /\d+ ?min/.test(lead))).toEqual([]);
    }
  },
);
