import type { PlannedPage } from '../model/planned-page';
import type { RenderedPage } from './public-pages';
import { UnknownAddresses } from './unknown-addresses';

// Only a page's plan, listing and rendering matter here.
const releases = {} as Parameters<UnknownAddresses['isUnknown']>[1];
const planOf = (path: string, params: Record<string, string>, rendering = 'public') =>
  ({
    path,
    rendering,
    match: { module: 'm', page: 'p', params },
    context: { market: { slug: 'pl' }, locale: 'pl' },
  }) as unknown as PlannedPage;
const madeOf = (status: number, quality = 'whole') => ({ kind: 'page', page: { status }, quality }) as RenderedPage;
const redirect: RenderedPage = { kind: 'redirect', status: 301, location: '/x/' };

const unknownAddresses = (listed: readonly string[] | null, perMinute = 20, now = () => 0) =>
  new UnknownAddresses({
    addresses: { has: (_market, _releases, _locale, path) => listed?.includes(path) ?? null },
    perMinute,
    now,
  });

test.each([
  ['a pattern without parameters', planOf('/salony/', {}), false, false],
  ['what no pattern claims, listed', planOf('/listed/', { rest: 'listed' }), false, true],
  ['what no pattern claims', planOf('/made-up/', { rest: 'made-up' }), true, true],
  ['a parameter, listed', planOf('/listed/', { slug: 'listed' }), false, false],
  ['a parameter', planOf('/made-up/', { slug: 'made-up' }), true, false],
  ['a private page', planOf('/made-up/', { id: '1' }, 'private'), false, false],
])('%s: unknown, and without a list', (_, plan, withList, withoutList) => {
  expect(unknownAddresses(['/listed/']).isUnknown(plan, releases)).toBe(withList);
  expect(unknownAddresses(null).isUnknown(plan, releases)).toBe(withoutList);
});

test('a client has so many rendered in a minute; what is found does not count and is known from then on', async () => {
  let now = 0;
  const unknown = unknownAddresses([], 3, () => now);
  const render = (path: string, made: RenderedPage, client = 'a') =>
    unknown.render(planOf(path, { rest: path }), client, async () => made);
  for (const [path, made] of [
    ['/1/', madeOf(200)],
    ['/2/', redirect],
    ['/3/', madeOf(200, 'partial')],
  ] as const) {
    expect(await render(path, made)).toBe(made);
    expect(unknown.isUnknown(planOf(path, { rest: path }), releases)).toBe(false);
  }
  for (const made of [madeOf(404), madeOf(200, 'broken'), madeOf(503, 'broken')]) {
    expect(await render('/4/', made)).toBe(made);
    expect(unknown.isUnknown(planOf('/4/', { rest: '4' }), releases)).toBe(true);
  }
  expect(await render('/5/', madeOf(200))).toBeNull();
  expect(await render('/5/', madeOf(404), 'b')).not.toBeNull();
  now += 20_000;
  expect(await render('/5/', madeOf(404))).not.toBeNull();
  expect(await render('/5/', madeOf(404))).toBeNull();
});

test('a few are rendered at the same time for all clients, also after one failed', async () => {
  const unknown = unknownAddresses([]);
  const ends: ((made: RenderedPage) => void)[] = [];
  const render = (client: string) =>
    unknown.render(planOf('/x/', { rest: 'x' }), client, () => new Promise((resolve) => void ends.push(resolve)));
  const running = ['a', 'a', 'b', 'a', 'a'].map(render);
  expect(await render('a')).toBeNull();
  running.push(...['b', 'b', 'c'].map(render));
  expect(await render('e')).toBeNull();
  expect(ends).toHaveLength(8);
  for (const end of ends) end(madeOf(404));
  await Promise.all(running);
  const failing = unknown.render(planOf('/x/', { rest: 'x' }), 'a', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const again = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'].map(render);
  expect(ends).toHaveLength(16);
  for (const end of ends) end(madeOf(404));
  expect(await Promise.all(again)).not.toContain(null);
});
