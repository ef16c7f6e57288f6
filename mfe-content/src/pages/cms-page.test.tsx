import type { CmsPage as CmsPageRecord } from '@aksamit/contracts';
import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { sectionSamples } from '../testing/section-samples';
import { CmsPage } from './cms-text';

const record: CmsPageRecord = {
  id: '1',
  code: 'faq',
  slug: 'faq',
  slugs: { pl: 'faq', en: 'faq' },
  paths: { pl: '/faq/', en: '/faq/' },
  title: 'Pytania i odpowiedzi',
  lead: 'Krótko i na temat.',
  kind: 'legal',
  body: [
    { type: 'heading', level: 2, text: 'Przed wizytą' },
    { type: 'paragraph', text: '<img src=x onerror=alert(1)> zwykły tekst' },
    { type: 'faq', items: [{ title: 'Czy to boli?', content: 'Zwykle nie.' }] },
    { type: 'link', label: 'Podstęp', path: 'javascript:alert(1)', description: '' },
    { type: 'link', label: 'Kontakt', path: '/contact/', description: 'Napisz do nas' },
    { type: 'contact', label: 'Telefon', value: '22 100 20 30', href: 'tel:+48221002030' },
  ],
  meta: { title: 'Pytania', description: 'Odpowiedzi', keywords: '', canonical: null },
  effectiveAt: '2026-01-07T23:30:00+00:00',
  updatedAt: '2026-01-01T00:00:00+00:00',
};

const formSitemap = {
  'catalog/search': { pl: '/szukaj/', en: '/search/' },
  'content/faq': { pl: '/faq/', en: '/faq/' },
  'content/home': { pl: '/', en: '/' },
  'content/regulations': { pl: '/regulamin/', en: '/regulations/' },
  'content/privacy-policy': { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
};

function show(answer: FakeAnswer, locale: 'pl' | 'en' = 'pl', name = 'faq') {
  return renderModule(<CmsPage />, {
    module: 'content',
    resources: { pl, en },
    http: createFakeHttp({ 'GET /cms-pages/*': answer }),
    page: { name },
    locale,
    sitemap: {
      'catalog/search': { pl: '/szukaj/', en: '/search/' },
      [`content/${name}`]: { pl: '/faq/', en: '/faq/' },
      'content/home': { pl: '/', en: '/' },
    },
  });
}

test('shows the blocks of the record as text, never as markup', async () => {
  const { container } = show(() => ({ cmsPage: record }));
  expect(await screen.findByRole('heading', { level: 1, name: joinShortWords('Pytania i odpowiedzi') })).toBeTruthy();
  expect(screen.getByText('<img src=x onerror=alert(1)> zwykły tekst')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText(/Obowiązuje od 8 stycznia 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '22 100 20 30' }).getAttribute('href')).toBe('tel:+48221002030');
});

test('links stay in the market and language of the page; a script is no link', async () => {
  show(() => ({ cmsPage: record }), 'en');
  expect((await screen.findByRole('link', { name: /Kontakt/ })).getAttribute('href')).toBe('/en/contact/');
  expect(screen.queryByText('Podstęp')).toBeNull();
});

test('names the page with the brand and its questions as structured data', async () => {
  const { heads } = show(() => ({ cmsPage: record }));
  await screen.findByRole('heading', { level: 1, name: joinShortWords('Pytania i odpowiedzi') });
  expect(heads.at(-1)).toMatchObject({
    title: 'Pytania – Aksamit',
    description: 'Odpowiedzi',
    canonicalPath: '/faq/',
    jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage', mainEntity: [{ name: 'Czy to boli?' }] }],
  });
});

test('an unknown page is shown as not found, not indexed, with links', async () => {
  const { heads } = show(() => {
    throw httpError(404, 'not_found');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tej strony tu nie ma' })).toBeTruthy();
  expect(screen.getByRole('search').getAttribute('action')).toBe('/szukaj/');
  expect(heads.at(-1)).toMatchObject({ robots: 'noindex' });
});

test('the API away is no "not found": it can be tried again', async () => {
  let isAway = true;
  show(() => {
    if (isAway) throw httpError(503, 'service_unavailable');
    return { cmsPage: record };
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: joinShortWords('Pytania i odpowiedzi') })).toBeTruthy();
});

describe('a page made of sections', () => {
  const { hero, steps, form } = sectionSamples('Tekst');
  const typed = (sections: NonNullable<CmsPageRecord['sections']>) => () => ({ cmsPage: { ...record, sections } });

  test('has the heading of its hero, and nothing of the catalog below that is not in the record', async () => {
    const { container } = show(typed([{ ...hero, title: undefined }, steps]), 'pl', 'technology');
    const name = joinShortWords('Pytania i odpowiedzi');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Jesteś tutaj' })).toBeTruthy();
    expect(container.querySelector('[data-fragment]')).toBeNull();
  });

  test('one text stays one with the promo bar of the shop above it', async () => {
    const bar = {
      kind: 'promoBar',
      headline: 'Zima',
      subheadline: '',
      actions: [{ label: 'Oferta', path: '/oferta/' }],
    };
    show(typed([bar, { kind: 'text', blocks: record.body }]), 'en');
    const aside = await screen.findByRole('complementary', { name: 'Zima' });
    expect(within(aside).getByRole('link', { name: 'Oferta' }).getAttribute('href')).toBe('/en/oferta/');
    expect(screen.getByText('Krótko i na temat.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '22 100 20 30' })).toHaveLength(1);
  });

  test('without a hero it begins with title and lead', async () => {
    show(typed([steps]));
    const name = joinShortWords('Pytania i odpowiedzi');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByText('Krótko i na temat.')).toBeTruthy();
  });

  test('is shown without a section of a newer kind, which is reported', async () => {
    const reported = jest.spyOn(console, 'error').mockReturnValue();
    show(typed([{ kind: 'carousel' }, steps]));
    expect(await screen.findByRole('heading', { level: 2, name: 'Tekst' })).toBeTruthy();
    expect(reported.mock.calls).toEqual([[expect.stringMatching(/section 1 of page faq: its kind carousel/)]]);
  });

  test('its own form replaces the one that its address has', async () => {
    const children = <p>Formularz adresu</p>;
    const at = { module: 'content', resources: { pl, en }, page: { name: 'faq' }, sitemap: formSitemap };
    const http = createFakeHttp({ 'GET /cms-pages/*': typed([steps, form]) });
    renderModule(<CmsPage>{children}</CmsPage>, { ...at, http });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Formularz adresu')).toBeNull();
  });
});

describe('a section that this module does not know', () => {
  const { NODE_ENV } = process.env;
  const sections = [{ kind: 'carousel' }, sectionSamples('Tekst strony').quote];
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
    jest.restoreAllMocks();
  });

  test.each([
    ['development', 1],
    ['production', 0],
  ] as const)('is reported, and in %s marked %i times on the page', async (mode, marks) => {
    process.env.NODE_ENV = mode;
    show(() => ({ cmsPage: { ...record, sections } }));
    expect((await screen.findAllByText(joinShortWords('Tekst strony'))).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(/^Section 1 is not shown/)).toHaveLength(marks);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Failed to show section 1 of page faq/));
  });
});
