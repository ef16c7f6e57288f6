import type { PageLink, ReleaseManifest } from '@aksamit/contracts/platform';
import fc from 'fast-check';
import { testManifest } from '../testing/test-manifest';
import { type GateInput, gateRefusals } from '.';

const gate = (input: Partial<GateInput>) =>
  gateRefusals({ candidates: [], live: [], canaries: [], apiVersions: ['1'], ...input });

const catalog = (id: string, pages: Record<string, string>) =>
  testManifest(id, {
    pages: Object.entries(pages).map(([name, pattern]) => ({
      name,
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: [pattern], en: [`/women${pattern}`] },
      query: [],
    })),
  });
const linking = (id: string, ...links: PageLink[]) => testManifest(id, { links });

const before = catalog('catalog@1.0.0', { product: '/strefa/:slug/', zone: '/strefa/' });
const home = linking(
  'content@1.0.0',
  { page: 'catalog/product', params: ['slug'] },
  { page: 'catalog/zone', params: [] },
);

test('a renamed parameter of a linked page is refused, naming who links it', () => {
  const renamed = catalog('catalog@2.0.0', { product: '/strefa/:id/', zone: '/strefa/' });
  expect(gate({ candidates: [renamed], live: [before, home] })).toEqual([
    {
      code: 'link-parameters',
      candidate: 'catalog@2.0.0',
      consumer: 'content@1.0.0',
      message:
        'Failed to release catalog@2.0.0: content@1.0.0 links its page catalog/product without the parameter "id" that it needs now.',
      remedy:
        "Keep the names of the page's parameters, or claim the new address as a page of another name until content has moved.",
    },
  ]);
});

test('a linked page that is dropped is refused, also for a canary that links it', () => {
  const dropped = catalog('catalog@2.0.0', { zone: '/strefa/' });
  const canaries = [linking('panel@3.0.0', { page: 'catalog/product' })];
  expect(gate({ candidates: [dropped], live: [before, home], canaries })).toEqual([
    expect.objectContaining({
      code: 'link-missing',
      candidate: 'catalog@2.0.0',
      consumer: 'content@1.0.0',
      message: 'Failed to release catalog@2.0.0: content@1.0.0 links its page catalog/product, which it does not have.',
      remedy: 'Keep the page until content is released without the link.',
    }),
    expect.objectContaining({ code: 'link-missing', consumer: 'panel@3.0.0' }),
  ]);
});

test('another address with the same parameters, a page more, and an optional rest pass', () => {
  const moved = catalog('catalog@2.0.0', { product: '/zabieg/{slug}-laserowy/', zone: '/strefa/**', more: '/x/:y/' });
  expect(gate({ candidates: [moved], live: [before, home] })).toEqual([]);
});

test('a page named in a table is held to the parameters that it had', () => {
  const panel = linking('panel@1.0.0', { page: 'catalog/product' });
  const renamed = catalog('catalog@2.0.0', { product: '/strefa/:id/' });
  expect(gate({ candidates: [renamed], live: [before, panel] })).toMatchObject([
    { code: 'link-parameters', consumer: 'panel@1.0.0' },
  ]);
  expect(gate({ candidates: [{ ...before, version: '1.0.1' }], live: [before, panel] })).toEqual([]);
});

test('a candidate may not link what is not there; a text that only looks like a page is none', () => {
  const links = [
    { page: 'catalog/gone', params: [] },
    { page: 'catalog/product', params: [] },
    { page: 'catalog/looks-so' },
  ];
  expect(gate({ candidates: [linking('content@1.1.0', ...links)], live: [before] })).toMatchObject([
    {
      code: 'link-missing',
      consumer: 'content@1.1.0',
      message: 'Failed to release content@1.1.0: it links the page catalog/gone, which catalog@1.0.0 does not have.',
    },
    { message: expect.stringContaining('without the parameter "slug" that catalog@1.0.0 needs for it') },
  ]);
  expect(gate({ candidates: [linking('content@1.1.0', { page: 'gifts/start', params: [] })], live: [] })).toMatchObject(
    [{ code: 'link-missing', message: expect.stringContaining('and gifts is not live') }],
  );
  expect(gate({ candidates: [linking('content@1.1.0', { page: 'gifts/start' })], live: [] })).toEqual([]);
});

test('what leads nowhere already keeps nobody from releasing', () => {
  const broken = linking('content@1.0.0', { page: 'catalog/gone', params: [] });
  expect(gate({ candidates: [{ ...before, version: '1.0.1' }], live: [before, broken] })).toEqual([]);
});

describe('the kit', () => {
  const shell = (id: string, ...lifecycle: string[]) => testManifest(id, { providesKit: { lifecycle } });
  const gifts = testManifest('gifts@1.0.0', { usesKit: { lifecycle: ['useHref', 'useShiny'] } });

  test('a module that calls what the live shell does not bring is refused', () => {
    expect(gate({ candidates: [gifts], live: [shell('shell@1.0.0', 'useHref')] })).toEqual([
      {
        code: 'kit-export',
        candidate: 'gifts@1.0.0',
        consumer: 'gifts@1.0.0',
        message:
          'Failed to release gifts@1.0.0: it calls useShiny of lifecycle of the shared kit, and shell@1.0.0 does not bring it.',
        remedy: 'Release a shell built from these sources first, or build gifts against the kit of the live shell.',
      },
    ]);
    expect(gate({ candidates: [gifts], live: [shell('shell@1.0.0', 'useHref', 'useShiny')] })).toEqual([]);
  });

  test('a shell that takes away what a live module calls is refused', () => {
    const live = [shell('shell@1.0.0', 'useHref', 'useShiny'), gifts];
    expect(gate({ candidates: [shell('shell@1.1.0', 'useHref')], live })).toMatchObject([
      { code: 'kit-export', candidate: 'shell@1.1.0', consumer: 'gifts@1.0.0' },
    ]);
  });

  test('older releases declare nothing about the kit, and meet all', () => {
    expect(gate({ candidates: [gifts], live: [testManifest('shell@1.0.0')] })).toEqual([]);
    expect(gate({ candidates: [testManifest('gifts@1.0.0')], live: [shell('shell@1.0.0')] })).toEqual([]);
  });
});

describe('whatever is linked and called', () => {
  const names = ['catalog', 'content'];
  const kitNames = fc.constantFrom<(string[] | undefined)[]>(undefined, ['useHref'], ['useHref', 'useShiny']);
  const release = (module: string, number: string) =>
    fc
      .record({
        pattern: fc.constantFrom(null, '/', '/:slug/', '/:id/', '/**'),
        links: fc.uniqueArray(
          fc.record({
            to: fc.constantFrom(...names),
            params: fc.constantFrom<(string[] | undefined)[]>([], ['slug'], undefined),
          }),
          { maxLength: 2, selector: ({ to }) => to },
        ),
        usesKit: kitNames,
      })
      .map(({ pattern, links, usesKit }) => ({
        ...catalog(`${module}@${number}`, pattern === null ? {} : { page: `/${module}${pattern}` }),
        links: links.map(({ to, params }) => ({ page: `${to}/page`, ...(params ? { params } : {}) })),
        ...(usesKit ? { usesKit: { lifecycle: usesKit } } : {}),
      }));
  const shell = (number: string) =>
    kitNames.map((lifecycle) => testManifest(`shell@${number}`, lifecycle ? { providesKit: { lifecycle } } : {}));
  const set = (number: string): fc.Arbitrary<ReleaseManifest[]> =>
    fc.tuple(shell(number), ...names.map((module) => release(module, number)));
  const sound = set('1.0.0').filter((all) => gate({ candidates: all }).length === 0);

  test('what the gate lets through leaves a set that may be deployed together; refusals are attributed to candidates alone', () => {
    let passed = 0;
    fc.assert(
      fc.property(sound, set('2.0.0'), (live, newer) => {
        for (const candidate of newer) {
          const refusals = gate({ candidates: [candidate], live });
          for (const one of refusals) expect(one.candidate).toBe(`${candidate.name}@2.0.0`);
          if (refusals.length > 0) continue;
          passed += 1;
          const after = [candidate, ...live.filter((one) => one.name !== candidate.name)];
          expect(gate({ candidates: after })).toEqual([]);
        }
      }),
    );
    expect(passed).toBeGreaterThan(10);
  });

  test('what may go live together may go live again, each by itself', () => {
    fc.assert(
      fc.property(sound, (live) => {
        for (const one of live) expect(gate({ candidates: [{ ...one, version: '1.0.1' }], live })).toEqual([]);
      }),
    );
  });
});
