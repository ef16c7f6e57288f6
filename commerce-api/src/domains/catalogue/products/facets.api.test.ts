import type { ProductFacets, ProductSummary } from '@aksamit/contracts';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

interface ListJson {
  data: { products: ProductSummary[]; facets?: ProductFacets };
  meta: { total: number };
}

async function list(query: string, headers = {}): Promise<ListJson> {
  const answer = await shop.call('GET', `/api/products?${query}`, { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function facetsOf(query: string, headers = {}): Promise<ProductFacets> {
  const { facets } = (await list(`perPage=1&facets=true&${query}`, headers)).data;
  if (!facets) throw new Error('the list came without facets');
  return facets;
}

const partsOf = ({ bodyPartGroups }: ProductFacets) => bodyPartGroups.flatMap(({ bodyParts }) => bodyParts);
const totalOf = async (query: string) => (await list(`perPage=1&${query}`)).meta.total;

test('a list has facets where they are requested', async () => {
  expect((await list('perPage=1')).data.facets).toBeUndefined();
  expect((await list('perPage=1&facets=false')).data.facets).toBeUndefined();
  expect((await facetsOf('gender=female')).categories.length).toBeGreaterThan(3);
});

test.each(['gender=female', 'gender=male'])(
  'every filter of %s leads to as many results as it states',
  async (zone) => {
    const facets = await facetsOf(zone);
    for (const { code, count } of facets.categories) expect(await totalOf(`${zone}&category=${code}`)).toBe(count);
    for (const { code, count, packageCount } of partsOf(facets)) {
      expect(await totalOf(`${zone}&bodyPart=${code}`)).toBe(count);
      expect(await totalOf(`${zone}&bodyPart=${code}&type=package`)).toBe(packageCount);
    }
    const parts = (await shop.call('GET', '/api/body-parts')).json().data.bodyParts;
    const offered = new Set(partsOf(facets).map(({ code }) => code));
    for (const { code } of parts)
      if (!offered.has(code)) expect([code, await totalOf(`${zone}&bodyPart=${code}`)]).toEqual([code, 0]);
    expect(offered.size).toBeLessThan(parts.length);
  },
);

test('each filter is counted within the other one and not within itself', async () => {
  const all = await facetsOf('gender=female');
  const facets = await facetsOf('gender=female&category=epilation&bodyPart=legs');
  expect(facets.category).toMatchObject({ code: 'epilation' });
  expect(facets.bodyPart).toMatchObject({ code: 'legs' });
  for (const { code, count } of facets.categories)
    expect(await totalOf(`gender=female&bodyPart=legs&category=${code}`)).toBe(count);
  for (const { code, count } of partsOf(facets))
    expect(await totalOf(`gender=female&category=epilation&bodyPart=${code}`)).toBe(count);
  expect(facets.categories.length).toBeLessThan(all.categories.length);
  expect(partsOf(facets).length).toBeGreaterThan(1);
});

test('a group counts a package of two of its parts once', async () => {
  const { bodyPartGroups } = await facetsOf('gender=female&type=package');
  const face = bodyPartGroups.find(({ code }) => code === 'face');
  const { products } = (await list('gender=female&type=package&perPage=100')).data;
  const ofFace = products.filter(({ productBodyParts }) => productBodyParts.some(({ group }) => group === 'face'));
  expect(ofFace.length).toBeGreaterThan(0);
  expect([face?.count, face?.packageCount]).toEqual([ofFace.length, ofFace.length]);
  expect(face?.bodyParts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(ofFace.length);
});

test('a chosen part without results is known, an unknown one is not', async () => {
  const empty = await facetsOf('gender=female&bodyPart=beardLine&category=none');
  expect([empty.category, empty.bodyPart?.code, empty.categories]).toEqual([null, 'beardLine', []]);
  expect((await facetsOf('gender=male&bodyPart=nic')).bodyPart).toBeNull();
});

test('slugs choose as codes do, and names come in the language of the request', async () => {
  const english = await facetsOf('gender=female&bodyPart=pachy&category=epilacja', {
    'accept-language': 'en',
  });
  expect(english.bodyPart).toMatchObject({ code: 'armpits', name: 'Underarms' });
  expect(english.category).toMatchObject({ code: 'epilation', slug: 'epilation' });
  expect(english.bodyPartGroups.map(({ name }) => name)).toContain('Lower body');
});

test('words narrow the facets too', async () => {
  const facets = await facetsOf('gender=female&q=łydek');
  const { products, facets: none } = (await list('gender=female&q=łydek&perPage=100')).data;
  expect(none).toBeUndefined();
  expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
});

test('an edit changes the facets at once', async () => {
  const before = partsOf(await facetsOf('gender=male')).find(({ code }) => code === 'ears');
  expect(before?.count).toBe(1);
  await shop.database.pool.query(`update products set enabled = false where code = 'laser-male-ears'`);
  expect(partsOf(await facetsOf('gender=male')).some(({ code }) => code === 'ears')).toBe(false);
  await shop.database.pool.query(`update products set enabled = true where code = 'laser-male-ears'`);
  expect(partsOf(await facetsOf('gender=male')).some(({ code }) => code === 'ears')).toBe(true);
});

test('a shop that sells nothing has no facets', async () => {
  await shop.database.pool.query('update products set enabled = false');
  expect(await facetsOf('gender=female')).toEqual({
    categories: [],
    bodyPartGroups: [],
    category: null,
    bodyPart: null,
  });
});

test('refuses another value than true and false', async () => {
  const answer = await shop.call('GET', '/api/products?facets=all');
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['facets']]);
});
