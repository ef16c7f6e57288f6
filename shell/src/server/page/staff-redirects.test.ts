import { testMarkets } from '../../testing/test-markets';
import { makeReleaseSet } from '../live/make-release-set';
import { listRedirects } from '../live/redirect-list';
import { planPage } from './plan-page';

const releases = makeReleaseSet({ releases: [], pageView: null });
// The plan needs only the claims of the modules.
const opinions = {
  name: 'opinions',
  patterns: { pl: ['/opinie-uzytkownikow/'], en: ['/user-opinions/'] },
  redirectsFrom: { pl: ['/opinie/'], en: ['/opinions/'] },
  layout: 'plain',
  rendering: 'public',
} as const;
const claimed = { ...releases, modules: [{ name: 'content', pages: [opinions] }] } as unknown as typeof releases;

/** Follows redirects as a browser does. Returns each address and the final page. */
async function follow(url: string, redirects: readonly (readonly [from: string, to: string])[], host: string) {
  const list = listRedirects(redirects.map(([from, to]) => ({ from, to, status: 301 })));
  const steps = [url];
  while (steps.length < 9) {
    const request = { host, scheme: 'https', url: steps.at(-1) ?? '' } as const;
    const input = { markets: testMarkets, releases: claimed, redirectsOf: () => list, publicOrigin: 'https://x' };
    const plan = await planPage(input, request);
    if (plan.kind !== 'redirect') return [...steps, plan.kind === 'page' ? plan.match?.page : plan.kind];
    steps.push(plan.location);
  }
  throw new Error(`The redirects lead in a circle: ${steps.join(' ')}.`);
}

test.each([
  ['to itself with the prefix of the default language', '/stare/', [['/stare/', '/pl/stare']], undefined],
  [
    'to itself with the prefix of the default language of another market',
    '/gb/old/',
    [['/gb/old/', '/gb/en/old/']],
    undefined,
  ],
  ['from a page to its alias', '/opinie-uzytkownikow/', [['/opinie-uzytkownikow/', '/opinie/?x=1#y']], 'opinions'],
  [
    'from a page to its address in another language',
    '/en/user-opinions/',
    [['/en/user-opinions/', '/en/opinie-uzytkownikow/']],
    'opinions',
  ],
  [
    'from a page to its alias with a prefix',
    '/opinie-uzytkownikow/',
    [['/opinie-uzytkownikow/', '/pl/opinie/']],
    'opinions',
  ],
  [
    'to an address that another of the staff leads back, but for a prefix',
    '/stare/',
    [
      ['/stare/', '/pl/nowe/'],
      ['/nowe/', '/pl/stare/'],
    ],
    undefined,
  ],
] as const)('one that leads %s does not hold', async (_, url, redirects, page) => {
  expect(await follow(url, redirects, 'shop.example')).toEqual([url, page]);
  expect((await follow(`${url.slice(0, -1)}?a=1`, redirects, 'shop.example')).slice(1)).toEqual([`${url}?a=1`, page]);
});

test('one that leads to the alias of another page holds', async () => {
  expect(await follow('/stare/?a=1', [['/stare/', '/pl/opinie/']], 'shop.example')).toEqual([
    '/stare/?a=1',
    '/pl/opinie/?a=1',
    '/opinie/?a=1',
    '/opinie-uzytkownikow/?a=1',
    'opinions',
  ]);
});

test('several of them and an alias lead in no circle together', async () => {
  const redirects = [
    ['/opinie-uzytkownikow/', '/opinie/'],
    ['/opinie/', '/pl/opinie/'],
    ['/dawne/', '/opinie/'],
  ] as const;
  expect(await follow('/opinie-uzytkownikow/', redirects, 'shop.example')).toEqual([
    '/opinie-uzytkownikow/',
    'opinions',
  ]);
  expect(await follow('/opinie/', redirects, 'shop.example')).toEqual([
    '/opinie/',
    '/opinie-uzytkownikow/',
    'opinions',
  ]);
  expect(await follow('/dawne/', redirects, 'shop.example')).toEqual(['/dawne/', undefined]);
});

test('what is a circle on a host of one market leads on at another', async () => {
  const redirects = [['/old/', '/en/old/']] as const;
  expect(await follow('/old/', redirects, 'aksamit.example')).toEqual(['/old/', undefined]);
  expect(await follow('/old/', redirects, 'shop.example')).toEqual(['/old/', '/en/old/', undefined]);
});
