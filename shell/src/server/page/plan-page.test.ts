import { testMarkets } from '../../testing/test-markets';
import { makeReleaseSet } from '../live/release-set';
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
])('%s names the mailbox for readers of its language', async (url, email) => {
  const request = { host: 'shop.example', scheme: 'https', url } as const;
  const plan = await planPage({ markets, releases, redirectsOf: () => new Map(), publicOrigin: 'https://x' }, request);
  if (plan.kind !== 'page') throw new Error(`Failed to plan ${url}: it is a ${plan.kind}.`);
  expect(plan.context.market.brand.email).toBe(email);
  expect(plan.context.market.brand).not.toHaveProperty('mailboxes');
});
