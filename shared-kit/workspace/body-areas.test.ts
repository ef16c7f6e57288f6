import { viewsWith } from '@aksamit/body-atlas';
import { bodyParts } from '../../commerce-api/src/seed/catalogue/categories';
import { products } from '../../commerce-api/src/seed/catalogue/product-list';
import { smallerBodyParts } from '../../commerce-api/src/seed/catalogue/wider/body-part-list';
import { widerOffer } from '../../commerce-api/src/seed/catalogue/wider/seed-wider-offer';

const genders = ['female', 'male'] as const;
const sold = [...products, ...widerOffer];

test('every body part that is sold is drawn on the body to whom it is sold', () => {
  const missing = genders.flatMap((gender) =>
    sold
      .filter((product) => product.gender === gender)
      .flatMap(({ parts }) => parts)
      .filter((code) => viewsWith(gender, [code]).length === 0)
      .map((code) => `${gender}: ${code}`),
  );
  expect(sold.length).toBeGreaterThan(40);
  expect([...new Set(missing)]).toEqual([]);
});

test('every body part of the data is drawn on both bodies: an operator may sell it to anybody', () => {
  const codes = [...bodyParts, ...smallerBodyParts].map(({ code }) => code);
  expect(codes.flatMap((code) => genders.filter((gender) => viewsWith(gender, [code]).length === 0))).toEqual([]);
  expect(genders.flatMap((gender) => viewsWith(gender, ['wings']))).toEqual([]);
});
