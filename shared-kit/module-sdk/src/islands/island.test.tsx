import type { RenderContext } from '@aksamit/contracts/platform';
import { renderToString } from 'react-dom/server';
import { useTranslate } from '../i18n';
import { Fragment } from '../lifecycle';
import { createServerModule, createServerRenderScope } from '../lifecycle/server';
import { renderModule } from '../testing/render-module';
import { testPageContext } from '../testing/test-context';
import { defineIsland } from './define-island';
import { InBrowserOnly, useBrowserRenderingEffect } from './in-browser-only';
import { Island } from './island';
import { usePublishOnce } from './use-publish-once';

const texts = { pl: { greeting: 'Cześć' }, en: { greeting: 'Hello' } };
const STEP = { event: 'view_item' as const, currency: 'PLN', value: 1, items: [] };
let effects = 0;
beforeEach(() => {
  effects = 0;
});

function Box({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <b>
      {t('greeting')} {name}
      <Island of={inner} props={{}} />
    </b>
  );
}

const inner = defineIsland({ name: 'inner', component: () => <u>in it</u>, texts: { pl: {}, en: {} } });
const loaded: unknown[] = [];
const box = defineIsland({
  name: 'box',
  component: Box,
  texts,
  load: async ({ props }) => void loaded.push(props),
  starts: 'seen',
  group: 'buy',
});

function Page() {
  usePublishOnce('commerce', 'one', STEP);
  usePublishOnce('commerce', 'none', null);
  useBrowserRenderingEffect(() => {
    effects += 1;
  }, []);
  return (
    <div>
      <Island of={box} props={{ name: 'Ana "<b>"' }} />
      <InBrowserOnly>{() => <button type="button">Again</button>}</InBrowserOnly>
      <Fragment module="cart" name="add" version={1} props={{ id: 7 }} />
    </div>
  );
}

const catalog = createServerModule({
  name: 'catalog',
  pages: { acting: Page, whole: Page },
  resources: { pl: {}, en: {} },
  loaders: {},
  islandPages: ['acting'],
});

async function rendered(page: string, shell = { startsIslands: true }) {
  const scope = { ...createServerRenderScope(), ...shell };
  const context = { ...testPageContext('pl'), page, params: {}, path: '/', query: {}, sitemap: {}, offers: [], scope };
  const result = await catalog.render(context as unknown as RenderContext);
  if (!('element' in result)) throw new Error('Failed to render the page.');
  return { html: renderToString(result.element), scope, context: context as unknown as RenderContext };
}

test('on an islands page the server leaves a place for it, with its props once and escaped', async () => {
  const { html, scope } = await rendered('acting');
  expect(scope.islands).toMatchObject([
    { name: 'box', props: { name: 'Ana "<b>"' }, placeholder: '<!--island:0:box-->' },
  ]);
  expect(html).toContain(
    '<div data-island="catalog/box" data-props="{&quot;name&quot;:&quot;Ana \\&quot;&lt;b&gt;\\&quot;&quot;}" ' +
      'data-runs="seen" data-group="buy" style="display:contents"><!--island:0:box--></div>',
  );
  expect(html).not.toMatch(/Cześć|Again/);
});

test('its fragments have their props in the document, since no component of the page runs in browsers', async () => {
  const { html } = await rendered('acting');
  expect(html).toContain('data-fragment="cart/add@1" data-props="{&quot;id&quot;:7}"');
  expect((await rendered('whole')).html).not.toContain('data-props');
});

test('its module renders an island after its loader; one inside of it is an ordinary part of it', async () => {
  const { scope, context } = await rendered('acting');
  const [island] = scope.islands ?? [];
  if (!island) throw new Error('Failed to find the island.');
  const { islands: _, ...inIsland } = scope;
  const result = await catalog.renderIsland?.(island, { ...context, scope: inIsland });
  const html = renderToString(result?.element).replaceAll('<!-- -->', '');
  expect(html).toBe('<b>Cześć Ana &quot;&lt;b&gt;&quot;<div style="display:contents"><u>in it</u></div></b>');
  expect(loaded).toEqual([{ name: 'Ana "<b>"' }]);
  expect(result?.state).toEqual({ mutations: [], queries: [] });
});

test('what the page publishes stands in the document of an islands page only: others publish in the browser', async () => {
  expect((await rendered('acting')).scope.publications).toEqual([{ topic: 'commerce', value: STEP }]);
  expect((await rendered('whole')).scope).toEqual({
    head: { title: '' },
    fragments: expect.anything(),
    startsIslands: true,
  });
});

test.each([
  ['whole', true],
  ['acting', false],
])('page %s is rendered as a whole where its shell starts islands: %s', async (page, startsIslands) => {
  const { html } = await rendered(page, { startsIslands });
  expect(html.replaceAll('<!-- -->', '')).toContain('<div style="display:contents"><b>Cześć Ana');
  expect(html).not.toContain('data-island');
});

test('where the browser renders the page, all of it is an ordinary part and runs', () => {
  const published: unknown[] = [];
  const shown = renderModule(<Page />, {
    module: 'catalog',
    publishes: ['commerce'],
    resources: { pl: {}, en: {} },
    prepare: (bus) => void bus.observe('commerce').subscribe((step) => published.push(step)),
  });
  expect(shown.container.textContent).toBe('Cześć Ana "<b>"in itAgain');
  expect(effects).toBe(1);
  expect(published).toEqual([STEP]);
});
