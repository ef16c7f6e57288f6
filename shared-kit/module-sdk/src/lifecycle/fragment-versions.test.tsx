import type { RenderContext } from '@aksamit/contracts/platform';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Bus } from '../bus';
import type { HostServices } from '../platform';
import { testPageContext } from '../testing/test-context';
import { createBrowserFragment } from './browser-fragment';
import { createServerModule, createServerRenderScope } from './server';

const resources = { pl: {}, en: {} };
const Old = ({ id }: { id: number }) => <p>old {id}</p>;
const New = ({ slug }: { slug: string }) => <p>new {slug}</p>;
const context = testPageContext('pl');
const asked = [
  [1, { id: 7 }, 'old 7'],
  [2, { slug: 'pachy' }, 'new pachy'],
] as const;

test.each(asked)('a page that was written for version %i gets it in the browser', async (version, props, text) => {
  const fragment = createBrowserFragment({
    module: 'catalog',
    name: 'teaser',
    component: New,
    earlier: { 1: Old },
    resources,
  });
  const element = document.createElement('div');
  await act(async () => {
    fragment.mount({
      element,
      version,
      props,
      context,
      bus: new Bus({ development: true, onViolation: () => undefined }).handle('catalog'),
      host: { sitemap: {} } as HostServices,
      onError: (error) => {
        throw error;
      },
    });
  });
  expect(element.textContent).toBe(text);
});

test.each(asked)('a page that was written for version %i gets it from the server', async (version, props, text) => {
  const loaded: string[] = [];
  const module = createServerModule({
    name: 'catalog',
    pages: {},
    resources,
    loaders: {},
    fragments: {
      teaser: {
        component: New,
        resources,
        load: async () => void loaded.push('new'),
        earlier: { 1: { component: Old, load: async () => void loaded.push('old') } },
      },
    },
  });
  const rendering = { ...context, path: '/', query: {}, sitemap: {}, offers: [], scope: createServerRenderScope() };
  const { element } =
    (await module.renderFragment?.('teaser', version, props, rendering as unknown as RenderContext)) ?? {};
  expect(renderToString(element).replaceAll('<!-- -->', '')).toContain(`<p>${text}</p>`);
  expect(loaded).toEqual([text.split(' ')[0]]);
});
