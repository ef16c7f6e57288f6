import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { testManifest } from '../testing/test-manifest';
import { type GateInput, gateRefusals } from '.';

const gate = (input: Partial<GateInput>) =>
  gateRefusals({ candidates: [], live: [], canaries: [], apiVersions: ['1'], ...input });

const props = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: ['id'],
});
const offer = (version: number, propsSchema: Record<string, unknown> = props('id')) =>
  ({ name: 'teaser', version, rendering: 'public', propsSchema, reservedHeightPx: 40 }) as const;
const catalog = (id: string, ...offers: ReturnType<typeof offer>[]) => testManifest(id, { fragments: { offers } });
const user = (id: string, version = 1) =>
  testManifest(id, { fragments: { uses: [{ module: 'catalog', name: 'teaser', version }] } });

describe('fragments', () => {
  const live = [catalog('catalog@1.0.0', offer(1)), user('content@1.0.0')];

  test('a missing version is refused, naming who uses it', () => {
    expect(gate({ candidates: [catalog('catalog@2.0.0', offer(2))], live })).toEqual([
      {
        code: 'fragment-missing',
        candidate: 'catalog@2.0.0',
        consumer: 'content@1.0.0',
        message:
          'Failed to release catalog@2.0.0: content@1.0.0 uses its fragment teaser in version 1, which it does not offer.',
        remedy: 'Offer version 1 of teaser beside the newer one until content is released without it.',
      },
    ]);
  });

  test('changed props are refused, stating what changed', () => {
    const changed = { ...props('id', 'tone'), required: ['id', 'tone'] };
    expect(gate({ candidates: [catalog('catalog@1.1.0', offer(1, changed))], live })).toEqual([
      {
        code: 'fragment-changed',
        candidate: 'catalog@1.1.0',
        consumer: 'content@1.0.0',
        message:
          'Failed to release catalog@1.1.0: content@1.0.0 uses its fragment teaser in version 1, whose props changed (props.tone may be left out, but is required).',
        remedy: 'Offer the changed props as version 2 of teaser, and keep version 1 as it was until content has moved.',
      },
    ]);
  });

  test('several versions side by side, and a new optional prop, pass', () => {
    const candidate = catalog('catalog@1.1.0', offer(1, props('id', 'tone')), offer(2, { type: 'object' }));
    expect(gate({ candidates: [candidate], live })).toEqual([]);
    expect(gate({ candidates: [user('content@1.1.0', 2)], live: [candidate, user('content@1.0.0')] })).toEqual([]);
  });

  test('what nobody uses may go', () => {
    expect(gate({ candidates: [catalog('catalog@2.0.0')], live: [catalog('catalog@1.0.0', offer(1))] })).toEqual([]);
  });

  test('a canary is a live consumer and a live provider', () => {
    const canaries = [user('panel@3.0.0')];
    const [stable] = live;
    expect(gate({ candidates: [catalog('catalog@2.0.0')], live: stable ? [stable] : [], canaries })).toMatchObject([
      { code: 'fragment-missing', consumer: 'panel@3.0.0' },
    ]);
    const without = [catalog('catalog@2.0.0', offer(2))];
    expect(gate({ candidates: [user('panel@1.0.0')], live: stable ? [stable] : [], canaries: without })).toMatchObject([
      { code: 'fragment-not-offered', candidate: 'panel@1.0.0' },
    ]);
  });

  test('a candidate may not use what is not there', () => {
    expect(gate({ candidates: [user('content@1.1.0', 2)], live })).toEqual([
      {
        code: 'fragment-not-offered',
        candidate: 'content@1.1.0',
        consumer: 'content@1.1.0',
        message:
          'Failed to release content@1.1.0: it uses fragment teaser of catalog in version 2, which catalog@1.0.0 does not offer (it has version 1).',
        remedy: 'Release a catalog that offers version 2 of teaser first, or both together.',
      },
    ]);
    expect(gate({ candidates: [user('content@1.1.0')] })).toMatchObject([
      {
        message: 'Failed to release content@1.1.0: it uses fragment teaser of catalog in version 1, which is not live.',
      },
    ]);
  });

  test('consumer and provider may change together', () => {
    const changed = offer(1, { type: 'object', properties: { slug: { type: 'string' } }, required: ['slug'] });
    const candidates = [catalog('catalog@2.0.0', changed, offer(2)), user('content@2.0.0')];
    expect(gate({ candidates, live })).toEqual([]);
  });
});

describe('shared packages and contract', () => {
  const shell = (id: string, react: string, shared = {}) =>
    testManifest(id, { provides: react === '' ? {} : { react }, shared });
  const needs = (range: string) => testManifest('panel@1.0.0', { shared: { react: range } });

  test('a module that needs another version than the live shell has', () => {
    expect(gate({ candidates: [needs('^19.3.0')], live: [shell('shell@1.0.0', '19.2.4')] })).toEqual([
      {
        code: 'shared-range',
        candidate: 'panel@1.0.0',
        consumer: 'panel@1.0.0',
        message: 'Failed to release panel@1.0.0: it needs react ^19.3.0 and shell@1.0.0 has react 19.2.4.',
        remedy: 'Release a shell that has react ^19.3.0 first, or build panel against 19.2.4.',
      },
    ]);
  });

  test('a shell that leaves a live module behind', () => {
    expect(gate({ candidates: [shell('shell@2.0.0', '20.0.0')], live: [needs('^19.3.0')] })).toEqual([
      {
        code: 'shared-range',
        candidate: 'shell@2.0.0',
        consumer: 'panel@1.0.0',
        message: 'Failed to release shell@2.0.0: it has react 20.0.0 and panel@1.0.0 needs ^19.3.0.',
        remedy:
          'Release a panel that is built against react 20.0.0 together with the shell, or keep ^19.3.0 in the shell.',
      },
    ]);
  });

  test.each([
    ['19.3.1', '^19.3.0', 0],
    ['20.0.0', '^19.3.0', 1],
    ['19.3.1', 'not a range', 1],
    ['', '^19.3.0', 1],
  ])('shell with react %s, module needs %s: %i refusals', (version, range, count) => {
    const live = [shell('shell@1.0.0', version, version === '' ? { 'react-dom': '^19.3.0' } : {})];
    expect(gate({ candidates: [needs(range)], live })).toHaveLength(count);
  });

  test('a shell from before `provides` has the lowest version of its own ranges', () => {
    const old = shell('shell@0.1.0', '', { react: '^19.3.1' });
    expect(gate({ candidates: [needs('^19.3.0')], live: [old] })).toEqual([]);
    expect(gate({ candidates: [needs('^19.4.0')], live: [old] })).toMatchObject([{ code: 'shared-range' }]);
  });

  test('another contract number is refused on either side', () => {
    const next = (id: string) => ({ ...testManifest(id), contract: 2 }) as unknown as ReleaseManifest;
    expect(gate({ candidates: [next('panel@2.0.0')], live: [testManifest('shell@1.0.0')] })).toEqual([
      {
        code: 'contract',
        candidate: 'panel@2.0.0',
        consumer: 'panel@2.0.0',
        message: 'Failed to release panel@2.0.0: it is built for contract 2 and shell@1.0.0 speaks 1.',
        remedy: 'Release panel and a shell of one contract together.',
      },
    ]);
    expect(gate({ candidates: [next('shell@2.0.0')], live: [testManifest('panel@1.0.0')] })).toMatchObject([
      {
        candidate: 'shell@2.0.0',
        consumer: 'panel@1.0.0',
        message: 'Failed to release shell@2.0.0: it speaks contract 2 and panel@1.0.0 is built for 1.',
      },
    ]);
    expect(gate({ candidates: [next('shell@2.0.0'), next('panel@2.0.0')] })).toEqual([]);
  });
});

test('an API version that is not live', () => {
  expect(gate({ candidates: [testManifest('panel@1.0.0', { apiVersion: '2' })], apiVersions: ['1'] })).toEqual([
    {
      code: 'api-version',
      candidate: 'panel@1.0.0',
      consumer: 'panel@1.0.0',
      message: 'Failed to release panel@1.0.0: it needs version 2 of the API, and 1 is live.',
      remedy:
        'Release that version of the API first, or build panel against a live one (apiVersion in its manifest.ts).',
    },
  ]);
});

describe('budgets', () => {
  const weighing = (page: number, parts: Parameters<typeof testManifest>[1] = {}) =>
    testManifest('panel@1.0.0', {
      pages: (['login', 'settings'] as const).map((name) => ({
        name,
        layout: 'panel',
        rendering: 'private',
        patterns: { pl: [`/${name}/`], en: [`/${name}/`] },
        query: [],
      })),
      files: [
        { path: 'browser/remoteEntry.js', integrity: 'sha384-a', bytes: 1, brotliBytes: 300 },
        { path: 'browser/app.js', integrity: 'sha384-b', bytes: 1, brotliBytes: 300 },
        { path: 'browser/login.js', integrity: 'sha384-c', bytes: 1, brotliBytes: page },
        { path: 'browser/settings.js', integrity: 'sha384-d', bytes: 1, brotliBytes: 5000 },
      ],
      entries: {
        browser: 'browser/remoteEntry.js',
        server: '',
        chunks: {
          app: ['browser/app.js', 'browser/remoteEntry.js'],
          'page-login': ['browser/login.js'],
          'page-settings': ['browser/settings.js'],
        },
      },
      ...parts,
    });

  test('an entry page above what the manifest declares', () => {
    expect(gate({ candidates: [weighing(401)] })).toEqual([
      {
        code: 'budget',
        candidate: 'panel@1.0.0',
        consumer: 'panel@1.0.0',
        message:
          'Failed to release panel@1.0.0: its scripts for page login weigh 1001 bytes (brotli), and its budget is 1000.',
        remedy: 'Load what is not seen at once by a dynamic import, or take a smaller library.',
      },
    ]);
    expect(gate({ candidates: [weighing(400)] })).toEqual([]);
    expect(gate({ candidates: [weighing(9000, { development: true })] })).toEqual([]);
  });

  test('a budget above what the platform grants', () => {
    const greedy = (name: string, entryBrotliBytes: number) => testManifest(name, { budgets: { entryBrotliBytes } });
    expect(gate({ candidates: [greedy('panel', 46_081)] })).toMatchObject([
      {
        message: 'Failed to release panel@1.0.0: it declares a budget of 46081 bytes, and the platform grants 46080.',
        remedy: 'Declare 46080 bytes at most and load the rest when needed.',
      },
    ]);
    expect(gate({ candidates: [greedy('panel', 46_080), greedy('shell', 163_840)] })).toEqual([]);
  });
});

test('nothing is reported of deployed releases, however bad', () => {
  const live = [user('content@1.0.0'), testManifest('panel@1.0.0', { apiVersion: '7', shared: { react: '^1.0.0' } })];
  expect(gate({ live, candidates: [testManifest('news@1.0.0')] })).toEqual([]);
});
