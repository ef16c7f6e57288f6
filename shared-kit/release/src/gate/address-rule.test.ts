import type { PageClaim } from '@aksamit/contracts/platform';
import { testManifest } from '../testing/test-manifest';
import { type GateInput, gateRefusals } from '.';

const gate = (input: Partial<GateInput>) =>
  gateRefusals({ candidates: [], live: [], canaries: [], apiVersions: ['1'], ...input });

let free = 0;
/** A page with this Polish pattern; the English one collides with none. */
function page(name: string, pattern: string, more: Partial<PageClaim> = {}): PageClaim {
  free += 1;
  const patterns = { pl: [pattern], en: [`/free-${free}/`] };
  return { name, layout: 'plain', rendering: 'public', patterns, query: [], ...more };
}
const claiming = (id: string, ...pages: PageClaim[]) => testManifest(id, { pages });

test('a pattern of another module is refused whatever its parameters are called', () => {
  const live = [claiming('content@1.0.0', page('article', '/blog/:category/:slug/'))];
  expect(gate({ candidates: [claiming('news@1.0.0', page('story', '/blog/:year/:id/'))], live })).toEqual([
    {
      code: 'address-taken',
      candidate: 'news@1.0.0',
      consumer: 'content@1.0.0',
      message:
        'Failed to release news@1.0.0: its page story claims /blog/:year/:id/ (pl), and content@1.0.0 has /blog/:category/:slug/ for its page article.',
      remedy: 'Choose another pattern, or let content give it up in a release before this one.',
    },
  ]);
});

test.each([
  ['/blog/', '/blog/', 1],
  ['/blog/:slug/', '/blog/news/', 0],
  ['/{city}-laser/', '/{town}-laser/', 1],
  ['/{city}-laser/', '/{city}-salon/', 0],
  ['/blog/**', '/blog/', 1],
  ['/blog/**', '/blog/a/b/', 1],
  ['/blog/**', '/blog/a/**', 1],
  ['/blog/a/', '/blog/**', 1],
  ['/blog/**', '/blogs/', 0],
  ['/**', '/news/', 0],
  ['/**', '/**', 1],
  ['/news/**', '/**', 0],
])('live %s, claimed %s: %i refusals', (held, claimed, count) => {
  const live = [claiming('content@1.0.0', page('one', held))];
  expect(gate({ candidates: [claiming('news@1.0.0', page('two', claimed))], live })).toHaveLength(count);
});

test('locales are apart, redirects count, canaries hold addresses too', () => {
  const english = page('one', '/a/', { patterns: { pl: ['/a/'], en: ['/b/'] } });
  const polish = page('two', '/b/', { patterns: { pl: ['/b/'], en: ['/a/'] } });
  const old = page('three', '/c/', { redirectsFrom: { pl: ['/a/'], en: [] } });
  const live = [claiming('content@1.0.0', english)];
  expect(gate({ candidates: [claiming('news@1.0.0', polish)], live })).toEqual([]);
  expect(gate({ candidates: [claiming('news@1.0.0', old)], live })).toMatchObject([{ code: 'address-taken' }]);
  expect(gate({ candidates: [claiming('news@1.0.0', old)], canaries: live })).toMatchObject([
    { code: 'address-taken' },
  ]);
});

test('a module keeps its own addresses, and the new version of a module may take over what the old one had', () => {
  const pages = [page('one', '/blog/'), page('two', '/blog/**')];
  const live = [claiming('content@1.0.0', ...pages)];
  expect(gate({ candidates: [claiming('content@1.1.0', ...pages)], live })).toEqual([]);
  const moved = [claiming('content@2.0.0'), claiming('news@1.0.0', ...pages)];
  expect(gate({ candidates: moved, live })).toEqual([]);
});

test('one module may not claim the same twice', () => {
  const twice = claiming(
    'news@1.0.0',
    page('one', '/news/:id/'),
    page('two', '/news/:slug/'),
    page('two', '/stories/'),
  );
  expect(gate({ candidates: [twice] })).toMatchObject([
    {
      code: 'page-name-twice',
      message: 'Failed to release news@1.0.0: two of its pages are named two.',
      remedy: 'Give each page a name of its own in its file.',
    },
    {
      code: 'address-taken',
      message:
        'Failed to release news@1.0.0: its page two claims /news/:slug/ (pl), and it itself has /news/:id/ for its page one.',
      remedy: 'Leave one of the two out.',
    },
  ]);
});

test.each([
  '/api/news/',
  '/assets/**',
  '/feeds/news/',
  '/sandbox/',
  '/share-cards/**',
  '/internal/',
  '/release-preview/',
  '/healthz/',
  '/readyz/',
])('%s is the page server’s own', (pattern) => {
  const [, first] = pattern.split('/');
  expect(gate({ candidates: [claiming('news@1.0.0', page('one', pattern))] })).toEqual([
    {
      code: 'address-reserved',
      candidate: 'news@1.0.0',
      consumer: 'news@1.0.0',
      message: `Failed to release news@1.0.0: it claims ${pattern}, and /${first} is the page server's own.`,
      remedy: 'Choose another first segment for the pattern.',
    },
  ]);
});

test.each(['/en/news/', '/gb/**', '/de/'])('%s could be a market or locale', (pattern) => {
  expect(gate({ candidates: [claiming('news@1.0.0', page('one', pattern))] })).toMatchObject([
    { code: 'address-reserved', message: expect.stringContaining('is kept for a market or locale') },
  ]);
});
