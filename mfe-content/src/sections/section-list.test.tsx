import type { Section, SectionKind } from '@aksamit/contracts';
import { section as sectionContract } from '@aksamit/contracts';
import type { RenderContext } from '@aksamit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import { renderModule, testPageContext } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { resources } from '../app/resources';
import { SCRIPT_TRICKS } from '../testing/script-tricks';
import { sectionSamples } from '../testing/section-samples';
import { SectionList } from './section-list';

const sitemap = {
  'content/home': { pl: '/', en: '/' },
  'content/blog': { pl: '/blog/', en: '/blog/' },
  'content/opinions': { pl: '/opinie/', en: '/opinions/' },
  'content/regulations': { pl: '/regulamin/', en: '/regulations/' },
  'content/privacy-policy': { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
  'catalog/salons': { pl: '/salony/', en: '/salons/' },
  'catalog/search': { pl: '/szukaj/', en: '/search/' },
};
const show = (sections: readonly Section[], locale: 'pl' | 'en' = 'pl') =>
  renderModule(<SectionList sections={sections} pageTitle="Strona" />, {
    ...{ module: 'content', resources, sitemap, locale },
  });

const KINDS = Object.keys(sectionSamples('x')) as SectionKind[];
/** Drawn by the catalog, or with nothing to show in a sample. */
const ELSEWHERE = ['offers', 'treatments', 'prices', 'bodyParts', 'articles'];
/** Its fields are the form's own. */
const WITHOUT_TEXT = [...ELSEWHERE, 'promoBar'];

test('there is a sample of every kind, as the contract has it', () => {
  expect(sectionContract.options.map(({ shape }) => shape.kind.value).sort()).toEqual([...KINDS].sort());
  for (const sample of Object.values(sectionSamples('Tekst'))) expect(sectionContract.parse(sample)).toEqual(sample);
});

test.each(KINDS.filter((kind) => !WITHOUT_TEXT.includes(kind)))(
  '%s has a heading with the id that links lead to',
  (kind) => {
    const sample = { ...sectionSamples('Tekst strony')[kind], anchor: 'tutaj' } as Section;
    const { container } = show([sectionSamples('Inny').quote, sample]);
    const heading = container.querySelector('#tutaj');
    expect([heading?.tagName, heading?.textContent]).toEqual(['H2', joinShortWords('Tekst strony')]);
  },
);

test('a hero at the start has the heading of the page; further down it has one of the second level', () => {
  const { hero } = sectionSamples('Skóra');
  show([hero, hero]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('neighbours differ in tone, and ids do not repeat', () => {
  const samples = sectionSamples('Tekst');
  const { container } = show([samples.benefits, samples.steps, samples.faq, samples.table]);
  const tones = [...container.querySelectorAll('section[data-tone]')].map((one) => one.getAttribute('data-tone'));
  expect(tones).toEqual(['surface', 'paper', 'surface', 'paper']);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('links stay in the market and language of the page, and what is none is left out', () => {
  const action = (path: string) => ({ label: path, path });
  const actions = [action('/contact/'), action('javascript:alert(1)'), action('//evil.test/')];
  show([{ ...sectionSamples('Go').callToAction, actions }], 'en');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/contact/']);
});

test('a table keeps its roles, and each cell names its column', () => {
  show([{ ...sectionSamples('x').table, caption: 'Fale', columns: ['Fala', 'Skóra'], rows: [['755 nm', 'jasna']] }]);
  const table = within(screen.getByRole('table', { name: 'Fale' }));
  expect(table.getByRole('rowheader', { name: '755\u00a0nm' })).toBeTruthy();
  expect(table.getByRole('cell', { name: 'jasna' }).getAttribute('data-column')).toBe('Skóra');
});

test('the catalog draws what it sells, from words and choices of the record', () => {
  const { treatments, offers, prices, bodyParts, map } = sectionSamples('Popularne');
  const packages = { title: 'Pakiety' };
  const { container } = show([{ ...treatments, count: 9, packages }, offers, prices, bodyParts, map]);
  const mounted = [...container.querySelectorAll<HTMLElement>('[data-fragment]')].map(
    ({ dataset }) => dataset.fragment,
  );
  expect(mounted).toEqual([
    'catalog/product-teaser@1',
    'catalog/offer-teaser@1',
    'catalog/price-teaser@1',
    'catalog/body-part-groups@1',
    'catalog/salon-finder@1',
  ]);
});

test('sections without records show nothing', () => {
  const { salons, articles, opinions } = sectionSamples('x');
  const { container } = show([{ ...salons, cities: [] }, articles, { ...opinions, rating: null, opinions: [] }]);
  expect(container.textContent).toBe('');
});

test('a section that is skipped is marked where it would stand', () => {
  const { quote, benefits } = sectionSamples('Tekst');
  const skipped = [
    { number: 1, kind: 'carousel', field: '' },
    { number: 3, kind: 'steps', field: 'items.0.title' },
    { number: 5, kind: 'orbit', field: '' },
  ];
  const list = <SectionList sections={[quote, benefits]} skipped={skipped} pageTitle="Strona" />;
  const { container } = renderModule(list, { module: 'content', resources, sitemap });
  const [first, second, third] = screen.getAllByText(/^Section \d is not shown/);
  expect(first?.textContent).toBe('Section 1 is not shown: its kind carousel is unknown.');
  expect(second?.textContent).toBe('Section 3 is not shown: items.0.title of its kind steps is not as agreed.');
  const shown = [...container.querySelectorAll('section[data-tone]')];
  const inOrder = [first, shown[0], second, shown[1], third] as Element[];
  for (const [index, one] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** The page server's HTML of a section. */
async function servedHtml(section: Section): Promise<string> {
  const list = { component: SectionList, resources };
  const offering = createServerModule({ name: 'content', pages: {}, loaders: {}, resources, fragments: { list } });
  const call = () => Promise.reject(new Error('Failed to render: sections call nothing.'));
  const context = { ...testPageContext('pl'), sitemap, query: {}, call, scope: createServerRenderScope() };
  const props = { sections: [section], pageTitle: 'Strona' };
  const rendered = await offering.renderFragment?.('list', 1, props, context as unknown as RenderContext);
  return renderToString(rendered?.element);
}

test.each(SCRIPT_TRICKS)('the text %s is shown as text by every kind', async (trick) => {
  for (const sample of Object.values(sectionSamples(trick))) {
    const html = await servedHtml(sample);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelector('script:not([type]), iframe, math, style:not([data-emotion])')).toBeNull();
    const attributes = [...body.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    expect(attributes.filter(({ name, value }) => /^(href|src|action)$/.test(name) && /script:/.test(value))).toEqual(
      [],
    );
    expect([...body.querySelectorAll('img')].every((one) => one.getAttribute('src')?.startsWith('/api/'))).toBe(true);
  }
});
