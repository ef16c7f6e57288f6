import { articleTreatments } from './article-treatments';

const product = (id: string) => ({ id, name: `Zabieg ${id}`, slug: `zabieg-${id}`, gender: 'female' as const });

test('the treatment of the call to action comes first, each once, four at most', () => {
  const products = ['1', '2', '3', '4', '5'].map(product);
  expect(articleTreatments({ ctaTypeData: { productId: '3' }, products })).toEqual(['3', '1', '2', '4']);
});

test('without a call to action they are those that the article mentions', () => {
  expect(articleTreatments({ ctaTypeData: null, products: [product('2'), product('1')] })).toEqual(['2', '1']);
  expect(articleTreatments({ ctaTypeData: { productId: null }, products: [] })).toEqual([]);
});
