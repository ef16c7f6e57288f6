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

/** The fragment's root element as the page server sends it. */
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
  const root = document.createElement('div');
  root.dataset.fragmentRoot = PREFIX;
  root.innerHTML = renderToString(element, { identifierPrefix: PREFIX });
  document.body.replaceChildren(root);
  return root;
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
  const root = await served({ chosen: 1 });
  const button = root.querySelector('button');
  const { update, unmount } = mount(root, { chosen: 1 });
  update({ chosen: 2 });
  update({ chosen: 3 });
  await waitFor(() => expect(root.textContent).toBe('3'));
  expect(root.querySelector('button')).toBe(button);
  expect(problems).toEqual([]);
  update({ chosen: 4 });
  await waitFor(() => expect(root.textContent).toBe('4'));
  unmount();
});

test('a fragment that goes before it is hydrated is not rendered again', async () => {
  const root = await served({ chosen: 1 });
  const { update, unmount } = mount(root, { chosen: 1 });
  update({ chosen: 2 });
  unmount();
  await waitFor(() => expect(root.textContent).toBe(''));
});
