/** What a public page costs the API where the page server renders it. */
import { join } from 'node:path';
import { definedFragments } from '@aksamit/module-sdk/testing';
import { publicPages, root, sitemap } from './public-pages';
import { recordedAnswers, renderedPage } from './rendered-page';

/** Of one page with its fragments: each call is a query of the database, and all of them are on the visitor's way. */
const MOST_CALLS = 3;

const fragments = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-content'].flatMap((folder) =>
  definedFragments(join(root, folder, 'src/fragments')),
);
const answers = recordedAnswers();
const shown = publicPages.map(({ module, page }) => ({ module, page, title: `${module.name}/${page.name}` }));

test.each(shown)('$title makes at most three calls of the API, each once', async ({ module, page }) => {
  const { calls } = await renderedPage(module, page, { locale: 'pl', sitemap, answers, fragments });
  expect(calls).toEqual([...new Set(calls)]);
  expect(calls.slice(MOST_CALLS)).toEqual([]);
});

test('calls of fragments count', async () => {
  const zone = publicPages.find(({ page }) => page.name === 'womens-zone');
  if (!zone) throw new Error('Failed to find a page with a fragment that loads: which one has such?');
  const rendering = { locale: 'pl', sitemap, answers } as const;
  const alone = await renderedPage(zone.module, zone.page, rendering);
  const { calls } = await renderedPage(zone.module, zone.page, { ...rendering, fragments });
  expect(calls).toHaveLength(alone.calls.length + 1);
  expect(calls.at(-1)).toMatch(/^\/api\/articles/);
});
