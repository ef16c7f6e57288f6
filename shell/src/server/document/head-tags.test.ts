import type { PageHead } from '@aksamit/contracts/platform';
import { testMarkets } from '../../testing/test-markets';
import type { PlannedPage } from '../model/planned-page';
import { headTags } from './head-tags';

const plan = {
  context: { market: testMarkets[0], locale: 'pl', basePath: '', origin: 'https://shop.example' },
  path: '/blog/',
  rendering: 'public',
  sites: [],
} as unknown as PlannedPage;

const tags = (head: Partial<PageHead>) =>
  headTags({ title: 'Blog', ...head }, plan, { paths: {}, isFound: true, shareCard: null });

test('feeds are linked by their full address, with names that cannot end the tag', () => {
  const feeds = [{ path: '/blog/rss.xml', type: 'application/rss+xml' as const, title: 'Blog "A"' }];
  expect(tags({ feeds })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Blog &quot;A&quot;" href="https://shop.example/blog/rss.xml">',
  );
  expect(tags({})).not.toContain('rel="alternate"');
});

test('keywords of a record are printed as text, and none where it has none', () => {
  expect(tags({ keywords: 'laser, "skóra"' })).toContain('<meta name="keywords" content="laser, &quot;skóra&quot;">');
  expect(tags({ keywords: '' })).not.toContain('keywords');
  expect(tags({})).not.toContain('keywords');
});
