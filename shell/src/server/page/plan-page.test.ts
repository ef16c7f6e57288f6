import { testMarkets } from '../../testing/test-markets';
import { makeReleaseSet } from '../live/make-release-set';
import { planPage } from './plan-page';

const releases = makeReleaseSet({ releases: [], pageView: null });
const mailboxes = { en: { email: 'hello@aksamit.example', complaintsEmail: 'complaints@aksamit.example' } };
const markets = testMarkets.map((market) =>
  market.slug === 'pl' ? { ...market, brand: { ...market.brand, mailboxes } } : market,
);

test.each([
  ['/kontakt/', testMarkets[0]?.brand.email],
  ['/en/contact/', mailboxes.en.email],
  ['/gb/contact/', testMarkets[1]?.brand.email],
])('%s names the mailbox for visitors of its language', async (url, email) => {
  const request = { host: 'shop.example', scheme: 'https', url } as const;
  const plan = await planPage({ markets, releases, redirectsOf: () => new Map(), publicOrigin: 'https://x' }, request);
  if (plan.kind !== 'page') throw new Error(`Failed to plan ${url}: it is a ${plan.kind}.`);
  expect(plan.context.market.brand.email).toBe(email);
  expect(plan.context.market.brand).not.toHaveProperty('mailboxes');
});

test.each([
  ['/en', '/en/'],
  ['/gb?a=1', '/gb/?a=1'],
  ['/kontakt?a=1', '/kontakt/?a=1'],
  ['/en/contact', '/en/contact/'],
])('%s leads to its form with a slash', async (url, location) => {
  const input = { markets, releases, redirectsOf: () => new Map(), publicOrigin: 'https://x' };
  const plan = (asked: string) => planPage(input, { host: 'shop.example', scheme: 'https', url: asked });
  expect(await plan(url)).toEqual({ kind: 'redirect', status: 301, location });
  expect(await plan(location)).toMatchObject({ kind: 'page' });
});

describe('declared values of a query', () => {
  const list = {
    name: 'list',
    patterns: { pl: ['/lista/'], en: ['/list/'] },
    layout: 'plain',
    rendering: 'public',
    query: ['city', 'page'],
  } as const;
  const claimed = { ...releases, modules: [{ name: 'catalog', pages: [list] }] } as unknown as typeof releases;
  const plan = (url: string) =>
    planPage(
      { markets, releases: claimed, redirectsOf: () => new Map(), publicOrigin: 'https://x' },
      { host: 'shop.example', scheme: 'https', url },
    );

  test.each([
    ['/lista/?city=%00', '/lista/?city='],
    ['/lista/?city=a%00b%0Ac&page=2', '/lista/?city=abc&page=2'],
    [`/en/list/?utm=%00&city=${'x'.repeat(300)}`, `/en/list/?utm=%00&city=${'x'.repeat(200)}`],
    [`/lista/?page=${'%C5%82'.repeat(201)}`, `/lista/?page=${'%C5%82'.repeat(200)}`],
  ])('%s leads to what server and browser read alike', async (url, location) => {
    expect(await plan(url)).toEqual({ kind: 'redirect', status: 301, location });
    expect(await plan(location)).toMatchObject({ kind: 'page' });
  });

  test.each(['/lista/?city=%F0%9F%92%A9', '/lista/?city=%FF', `/lista/?city=${'😀'.repeat(150)}`, '/lista/?other=%00'])(
    '%s needs at most one redirect',
    async (url) => {
      const first = await plan(url);
      const last = first.kind === 'redirect' ? await plan(first.location) : first;
      expect(last).toMatchObject({ kind: 'page' });
    },
  );
});
