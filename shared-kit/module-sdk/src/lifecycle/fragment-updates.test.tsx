import type { RenderContext } from '@aksamit/contracts/platform';
import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Bus } from '../bus';
import type { HostServices } from '../platform';
import { testPageContext } from '../testing/test-context';
import { createBrowserFragment } from './browser-fragment';
import { createServerModule, createServerRenderScope } from './server';

const resources = { pl: {}, en: {} };
const Teaser = ({ chosen }: { chosen: number }) => <button type="button">{chosen}</button>;
const context = testPageContext('pl');
const PREFIX = 'catalog-teaser-f0-';

/** The fragment's place as the page server sends it. */
async function served(props: { chosen: number }): Promise<HTMLElement> {
  const module = createServerModule({
    name: 'catalog',
    pages: {},
    resources,
    loaders: {},
    fragments: { teaser: { component: Teaser, resources } },
  });
  const rendering = { ...context, path: '/', query: {}, sitemap: {}, offers: [], scope: createServerRenderScope() };
  const { element } = (await module.renderFragment?.('teaser', 1, props, rendering as unknown as RenderContext)) ?? {};
  const place = document.createElement('div');
  place.dataset.fragmentRoot = PREFIX;
  place.innerHTML = renderToString(element, { identifierPrefix: PREFIX });
  document.body.replaceChildren(place);
  return place;
}

function mount(element: HTMLElement, props: { chosen: number }) {
  return createBrowserFragment({ module: 'catalog', name: 'teaser', component: Teaser, resources }).mount({
    element,
    version: 1,
    props,
    context,
    bus: new Bus({ development: true, onViolation: () => undefined }).handle('catalog'),
    host: { sitemap: {} } as HostServices,
    onError: (error) => {
      throw error;
    },
  });
}

let problems: unknown[];
beforeEach(() => {
  problems = [];
  // React's own scheduling: the update comes before its first step.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: (error: unknown) => problems.push(error) });
});

test('props that change before the served markup is hydrated are shown after it, in the same elements', async () => {
  const place = await served({ chosen: 1 });
  const button = place.querySelector('button');
  const { update, unmount } = mount(place, { chosen: 1 });
  update({ chosen: 2 });
  update({ chosen: 3 });
  await waitFor(() => expect(place.textContent).toBe('3'));
  expect(place.querySelector('button')).toBe(button);
  expect(problems).toEqual([]);
  update({ chosen: 4 });
  await waitFor(() => expect(place.textContent).toBe('4'));
  unmount();
});

test('a fragment that goes before it is hydrated is not rendered again', async () => {
  const place = await served({ chosen: 1 });
  const { update, unmount } = mount(place, { chosen: 1 });
  update({ chosen: 2 });
  unmount();
  await waitFor(() => expect(place.textContent).toBe(''));
});
