import { CallFailed, type Walker } from './walker';

const firstOf = <Entry>(entries: Entry[]): Entry => {
  const [entry] = entries;
  if (entry === undefined) throw new CallFailed('an empty list');
  return entry;
};

/** Public reads: the offer, the salons, the blog and the pages. */
export async function readTheShop(walker: Walker): Promise<void> {
  const one = { page: 1, perPage: 1 };
  await walker.make('GET /version');
  await walker.make('GET /markets/{slug}', { params: { slug: 'pl' } });
  const { products } = await walker.make('GET /products', {
    query: { ...one, category: 'epilation', gender: 'female', sort: 'price', facets: 'true' },
  });
  const product = firstOf(products);
  await walker.make('GET /products/{slug}', { params: { slug: product.slug } });
  await walker.make('GET /product-contraindications', { query: { productIds: product.id } });
  await walker.make('GET /suggested-products', { query: { productIds: product.id, perPage: 1 } });
  await walker.make('GET /product-categories', { query: { page: 1, perPage: 2 } });
  await walker.make('GET /body-parts', { query: { page: 1, perPage: 3 } });
  await walker.make('GET /body-part-groups', { query: one });
  const { bundles } = await walker.make('GET /bundles', { query: { ...one, gender: 'female' } });
  await walker.make('GET /bundles/{slug}', { params: { slug: firstOf(bundles).slug } });
  const { offers } = await walker.make('GET /offers', { query: one });
  await walker.make('GET /offers/{slug}', { params: { slug: firstOf(offers).slug } });
  await walker.make('GET /vouchers', { query: { ...one, kind: 'electronic' } });
  await walker.make('GET /search', { query: { q: 'łydki' } });
  await walker.make('GET /search', { query: { q: 'voucher', group: 'vouchers', counted: '1' } });
  await walker.make('GET /search/suggestions', { query: { q: 'łydki', limit: 3 } });

  const { locations } = await walker.make('GET /locations', { query: { ...one, city: 'Kraków' } });
  const salon = firstOf(locations);
  await walker.make('GET /locations/{slug}', { params: { slug: salon.slug } });
  await walker.make('GET /locations/nearby', { query: { ...one, lat: 50.06, lng: 19.94, radiusKm: 20 } });
  await walker.make('GET /locations/cities', { query: { page: 1, perPage: 2, sort: '-locationsCount' } });
  await walker.make('GET /locations/gmb', { query: { ...one, sort: '-rating' } });
  await walker.make('GET /cities', { query: { q: 'łódź' } });
  await walker.make('GET /maps', { query: one });
  await walker.make('GET /events/therapists', { query: { productId: product.id, locationId: salon.id } });
  await walker.make('GET /events/first-free-day', { query: { productId: product.id, city: salon.city.name } });
  await walker.make('GET /events/first-free-times', { query: { productId: product.id, city: salon.city.name } });
  await walker.make('GET /events/first-slots', { query: { locationId: salon.id } });
  await walker.makeOther('GET /images/{kind}/{file}', { params: { kind: 'salons', file: `${salon.id}-320.webp` } });
  await walker.makeOther('GET /documents/{name}', { params: { name: 'karta-klienta-endermologia.pdf' } });

  const { articleCategories } = await walker.make('GET /article-categories', { query: { page: 1, perPage: 2 } });
  const { articles } = await walker.make('GET /articles', { query: { ...one, sort: '-publishedAt' } });
  await walker.make('GET /articles/{slug}', { params: { slug: firstOf(articles).slug } });
  await walker.make('GET /articles/by-category/{slug}', {
    params: { slug: firstOf(articleCategories).slug },
    query: one,
  });
  await walker.make('GET /article-authors/{slug}', { params: { slug: firstOf(articles).author.slug ?? '' } });
  await walker.make('GET /opinions', { query: { page: 1, perPage: 2, rating: 5, facets: 'true' } });
  const { cmsPages } = await walker.make('GET /cms-pages', { query: { ...one, kind: 'legal' } });
  await walker.make('GET /cms-pages/{path}', { params: { path: firstOf(cmsPages).slug } });
  await walker.make('GET /cms-sections', { query: { ...one, pageCode: 'home' } });
  await walker.make('GET /redirects', { query: { page: 1, perPage: 2 } });
  await walker.make('GET /charity-totals', { query: one });
  await walker.make('GET /sitemap');
  await walker.make('GET /gus', { query: { nip: '526-104-05-67' } });
}
