import type { BrowserRelease } from '@aksamit/contracts/platform';
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
  judgedPublications({ browserReleases: [catalog] }, module, [{ topic, value }])[0];

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
