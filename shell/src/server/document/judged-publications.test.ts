import type { BrowserRelease, ReleaseManifest } from '@aksamit/contracts/platform';
import { judgedPublications } from './judged-publications';

const schema = { type: 'number' };
const catalog = {
  name: 'catalog',
  publishes: [
    { topic: 'toast', version: 1, schema: {} },
    { topic: 'catalog.zoomed', version: 2, kind: 'state', schema },
  ],
} as unknown as BrowserRelease;
const toast = { type: 'info', message: 'Hello' };

const judged = (topic: string, value: unknown, module = 'catalog') =>
  judgedPublications({ browserReleases: [catalog], shell: null }, module, [{ topic, value }])[0];

const shellWith = (chunks: Record<string, string[]>) => ({ entries: { chunks } }) as unknown as ReleaseManifest;

test('what the module’s claims allow is named as the bus delivers it, in the version of the claim', () => {
  expect(judged('toast', toast)).toEqual({ topic: 'toast', value: toast, id: 'toast@1', kind: 'event' });
  expect(judged('catalog.zoomed', 2)).toEqual({
    topic: 'catalog.zoomed',
    value: 2,
    id: 'catalog.zoomed@2',
    kind: 'state',
  });
});

test.each([
  ['the shell’s topic', 'session', { status: 'anonymous', user: null }, 'only shell may'],
  ['an undeclared topic', 'cart.item-added', {}, 'not declared'],
  ['a value of another shape', 'catalog.zoomed', 'much', 'does not fit its schema'],
])('%s is refused with the reason, and its value is not sent', (_what, topic, value, reason) => {
  expect(judged(topic, value)).toEqual({ topic, value: null, refused: expect.stringContaining(reason) });
});

test('a module that is not deployed publishes nothing', () => {
  expect(judged('toast', toast, 'stranger')).toMatchObject({ refused: expect.stringContaining('not declared') });
});

test('lists are written as tables for shells that read them only', () => {
  const list = { event: 'view_item_list', currency: 'PLN', value: 0, items: [item('1'), item('2')] };
  const commerce = { name: 'catalog', publishes: [{ topic: 'commerce', version: 1, schema: {} }] };
  const written = (chunks: Record<string, string[]>) =>
    judgedPublications(
      { browserReleases: [commerce as unknown as BrowserRelease], shell: shellWith(chunks) },
      'catalog',
      [{ topic: 'commerce', value: list }],
    )[0];
  expect(written({ host: [] })).toEqual({ topic: 'commerce', value: list, id: 'commerce@1', kind: 'event' });
  expect(written({ host: [], tables: [] })).toMatchObject({
    id: 'commerce@1',
    value: { ...list, items: [] },
    tables: { items: { members: Object.keys(item('1')), rows: [Object.values(item('1')), Object.values(item('2'))] } },
  });
});

function item(id: string) {
  return { itemType: 'product', id, name: `Łydki ${id}`, category: 'Epilacja', quantity: 1, price: 12_000 };
}
