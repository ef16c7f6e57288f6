import type { RenderContext } from '@aksamit/contracts/platform';
import { renderToString } from 'react-dom/server';
import { testPageContext } from '../testing/test-context';
import { Fragment } from './fragment';
import { createServerModule, createServerRenderScope } from './server';

const teaser = { module: 'content', name: 'teaser', version: 1, props: {} };

const Page = () => (
  <>
    <Fragment {...teaser} optional />
    <Fragment {...teaser} />
    <Fragment {...teaser} optional fallback={<p>own</p>} />
  </>
);

const catalog = createServerModule({
  name: 'catalog',
  pages: { zone: Page },
  resources: { pl: {}, en: {} },
  loaders: {},
  islandPages: ['zone'],
});

/** Whether each fragment of the page is marked as one that nobody offers. */
async function marks(version: number): Promise<boolean[]> {
  const offers = [{ name: 'teaser', version, rendering: 'browser', reservedHeightPx: 0 }];
  const scope = createServerRenderScope();
  const context = {
    ...testPageContext('pl'),
    page: 'zone',
    params: {},
    path: '/',
    query: {},
    sitemap: {},
    offers,
    scope,
  };
  const result = await catalog.render(context as unknown as RenderContext);
  if (!('element' in result)) throw new Error('Failed to render the page.');
  document.body.innerHTML = renderToString(result.element);
  return [...document.querySelectorAll<HTMLElement>('[data-fragment]')].map(({ dataset }) => 'unoffered' in dataset);
}

test('the server marks an optional fragment that no live module offers, unless the page shows something in its stead', async () => {
  expect(await marks(2)).toEqual([true, false, false]);
  expect(await marks(1)).toEqual([false, false, false]);
});
