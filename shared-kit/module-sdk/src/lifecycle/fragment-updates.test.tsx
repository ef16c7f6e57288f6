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

/** The fragment's root element as the page server sends it, with the data that browsers get for it. */
async function served(props: { chosen: number }, isStatic = false): Promise<HTMLElement> {
  const module = createServerModule({
    name: 'catalog',
    pages: {},
    resources,
    loaders: {},
    fragments: { teaser: { component: Teaser, resources, ...(isStatic ? { isStatic } : {}) } },
  });
  const rendering = { ...context, path: '/', query: {}, sitemap: {}, offers: [], scope: createServerRenderScope() };
  const { element, state } =
    (await module.renderFragment?.('teaser', 1, props, rendering as unknown as RenderContext)) ?? {};
  const root = document.createElement('div');
  root.dataset.fragmentRoot = PREFIX;
  expect(state === null).toBe(isStatic);
  root.innerHTML = renderToString(element, { identifierPrefix: PREFIX });
  document.body.replaceChildren(root);
  return root;
}

function mount(element: HTMLElement, props: { chosen: number }, staticVersions: number[] = []) {
  const fragment = { module: 'catalog', name: 'teaser', component: Teaser, staticVersions, resources };
  return createBrowserFragment(fragment).mount({
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

test('a static fragment keeps the served markup, without React, until its props change', async () => {
  const root = await served({ chosen: 1 }, true);
  const button = root.querySelector('button');
  if (button) button.textContent = 'kept';
  const { update, unmount } = mount(root, { chosen: 1 }, [1]);
  update({ chosen: 1 });
  await new Promise((resolve) => setTimeout(resolve));
  expect([root.textContent, root.querySelector('button')]).toEqual(['kept', button]);
  update({ chosen: 2 });
  await waitFor(() => expect(root.textContent).toBe('2'));
  update({ chosen: 3 });
  await waitFor(() => expect(root.textContent).toBe('3'));
  unmount();
  await waitFor(() => expect(root.textContent).toBe(''));
  expect(problems).toEqual([]);
});

test('a static fragment that the server did not render is rendered by the browser', async () => {
  const root = document.createElement('div');
  const { unmount } = mount(root, { chosen: 1 }, [1]);
  await waitFor(() => expect(root.textContent).toBe('1'));
  unmount();
});

test('a static fragment that goes leaves nothing', async () => {
  const root = await served({ chosen: 1 }, true);
  mount(root, { chosen: 1 }, [1]).unmount();
  expect(root.textContent).toBe('');
});
