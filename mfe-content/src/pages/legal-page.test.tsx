import type { CmsPage as CmsPageRecord } from '@aksamit/contracts';
import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { LegalPage } from './legal.page';

const version = (name: string, state: 'coming' | 'current' | 'earlier', endsAt: string | null) => ({
  version: name,
  state,
  publishedAt: `${name}T00:00:00+01:00`,
  effectiveAt: `${name}T00:00:00+01:00`,
  endsAt,
  summary: state === 'coming' ? 'Dodaliśmy zasady opinii.' : null,
});
const versions = [
  version('2026-12-03', 'coming', null),
  version('2026-01-15', 'current', '2026-12-03T00:00:00+01:00'),
  version('2020-09-23', 'earlier', '2026-01-15T00:00:00+01:00'),
];

const documentIn = (name: string): CmsPageRecord => ({
  id: '1',
  code: 'regulations',
  slug: 'regulamin',
  slugs: { pl: 'regulamin', en: 'regulations' },
  paths: { pl: '/regulamin/', en: '/regulations/' },
  title: 'Regulamin sklepu',
  lead: 'Zasady zakupów.',
  kind: 'legal',
  body: [{ type: 'paragraph', text: `Tekst z ${name}` }],
  meta: { title: 'Regulamin sklepu', description: 'Zasady', keywords: '', canonical: null },
  effectiveAt: `${name}T00:00:00+01:00`,
  updatedAt: '2026-01-01T00:00:00+00:00',
  version: name,
  versions,
});

function show(query = '', locale: 'pl' | 'en' = 'pl') {
  window.history.replaceState(null, '', `/regulamin/${query}`);
  return renderModule(<LegalPage />, {
    module: 'content',
    resources: { pl, en },
    http: createFakeHttp({
      'GET /cms-pages/*': ({ options }) => {
        const wanted = options.query?.version ?? '2026-01-15';
        if (!versions.some((each) => each.version === wanted)) throw httpError(404, 'not_found');
        return { cmsPage: documentIn(String(wanted)) };
      },
    }),
    page: { name: 'regulations' },
    locale,
    sitemap: {
      'content/regulations': { pl: '/regulamin/', en: '/regulations/' },
      'content/home': { pl: '/', en: '/' },
    },
  });
}
afterEach(() => window.history.replaceState(null, '', '/'));

test('the text in effect leads to the coming one and lists all versions', async () => {
  const { heads } = show();
  expect(await screen.findByText('Tekst z 2026-01-15')).toBeTruthy();
  expect(screen.getByText('Obowiązuje od 15 stycznia 2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Przeczytaj nową wersję' });
  expect(link.getAttribute('href')).toBe('/regulamin/?version=2026-12-03');
  const rows = within(screen.getByRole('region', { name: 'Wersje dokumentu' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Od 3 grudnia 2026nadchodzącaDodaliśmy zasady opinii.',
    'Od 15 stycznia 2026obowiązuje',
    'Od 23 września 2020 do 14 stycznia 2026wcześniejsza',
  ]);
  expect(heads.at(-1)).toMatchObject({ title: 'Regulamin sklepu – Aksamit', canonicalPath: '/regulamin/' });
  expect(heads.at(-1)).not.toHaveProperty('robots');
});

test.each([
  ['2020-09-23', 'Obowiązywała od 23 września 2020 do 14 stycznia 2026.'],
  ['2026-12-03', 'Obowiązuje od 3 grudnia 2026.'],
])('version %s is marked, not indexed, and leads to the text in effect', async (name, notice) => {
  const { heads } = show(`?version=${name}`);
  expect(await screen.findByText(`Tekst z ${name}`)).toBeTruthy();
  expect(screen.getByText(new RegExp(notice))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przejdź do obowiązującej wersji' }).getAttribute('href')).toBe(
    '/regulamin/',
  );
  expect(heads.at(-1)).toMatchObject({ canonicalPath: '/regulamin/', robots: 'noindex' });
});

test('a version that never was is not found; one that cannot be is the text in effect', async () => {
  const { unmount } = show('?version=2019-01-01');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tej strony tu nie ma' })).toBeTruthy();
  unmount();
  show('?version=<script>');
  expect(await screen.findByText('Tekst z 2026-01-15')).toBeTruthy();
});

test('an older API knows no versions: the text alone is shown', async () => {
  window.history.replaceState(null, '', '/regulamin/');
  const { version: _version, versions: _versions, ...older } = documentIn('2026-01-15');
  renderModule(<LegalPage />, {
    module: 'content',
    resources: { pl, en },
    http: createFakeHttp({ 'GET /cms-pages/*': () => ({ cmsPage: older }) }),
    page: { name: 'regulations' },
    sitemap: {
      'content/regulations': { pl: '/regulamin/', en: '/regulations/' },
      'content/home': { pl: '/', en: '/' },
    },
  });
  expect(await screen.findByText('Obowiązuje od 15 stycznia 2026')).toBeTruthy();
  expect(screen.queryByText('Wersje dokumentu')).toBeNull();
});
