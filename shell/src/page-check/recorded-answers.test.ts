import { answerFrom } from './recorded-answers';

const record = { slug: 'mydlo', slugs: { pl: 'mydlo', en: 'soap' }, href: { pl: '/towar/mydlo/', en: '/goods/soap/' } };
const answers = {
  '/api/items/{slug}': {
    status: 200,
    params: { slug: 'mydlo' },
    body: { item: { ...record, tags: ['mydlo', 'mydlo szare'] } },
  },
  '/api/items/new': { status: 200, params: {}, body: { items: [record] } },
  '/api/texts/{path}': { status: 200, params: { path: 'o-nas' }, body: { path: '/o-nas/' } },
  '/api/gone': { status: 410, params: {}, body: null },
};

async function ask(
  path: string,
  { locale = 'pl' as const, patches = {} }: { locale?: 'pl' | 'en'; patches?: object } = {},
) {
  const unrecorded: string[] = [];
  const examples = { answers, pages: { item: { answers: { ...patches } } } };
  const { status, body } = await answerFrom(examples, { page: 'item', locale }, (one) => unrecorded.push(one))(path);
  return { status, body: JSON.parse(String(body)), unrecorded };
}

test('a call gets what is recorded of its operation, whatever its query', async () => {
  expect(await ask('/api/items/mydlo?perPage=4')).toEqual({
    status: 200,
    body: answers['/api/items/{slug}'].body,
    unrecorded: [],
  });
  expect((await ask('/api/gone')).status).toBe(410);
  expect((await ask('/api/items/new')).body).toEqual({ items: [record] });
});

test('a record has the requested name, wherever it occurs as a whole', async () => {
  const { body } = await ask('/api/items/nowe%20mydlo');
  expect(body.item).toEqual({
    slug: 'nowe mydlo',
    slugs: { pl: 'nowe mydlo', en: 'nowe mydlo' },
    href: { pl: '/towar/nowe mydlo/', en: '/goods/nowe mydlo/' },
    tags: ['nowe mydlo', 'mydlo szare'],
  });
  expect((await ask('/api/texts/regulaminy/sklep')).body).toEqual({ path: '/regulaminy/sklep/' });
});

test('slugs are those of the page’s language', async () => {
  expect((await ask('/api/items/new', { locale: 'en' })).body.items[0].slug).toBe('soap');
});

test('a page’s own answers are merged into the recorded ones', async () => {
  const patches = { '/api/items/{slug}': { item: { tags: null, size: { widthMm: 4 } } }, '/api/own': [1] };
  const { body } = await ask('/api/items/mydlo', { patches });
  expect(body.item).toEqual({ ...record, size: { widthMm: 4 } });
  expect((await ask('/api/own', { patches })).body).toEqual([1]);
});

test('a call without a recorded answer is named and answered 404', async () => {
  for (const path of ['/api/stock/7', '/api/items/mydlo/more', '/api/texts/', '/items/mydlo'])
    expect(await ask(`${path}?x=1`)).toMatchObject({ status: 404, unrecorded: [path] });
});
