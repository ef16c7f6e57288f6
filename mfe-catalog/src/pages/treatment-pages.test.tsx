import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { resources } from '../app/resources';
import type { KindTexts } from '../features/treatment-pages/treatment-pages';
import labelsEn from '../locales/treatment-labels.en.json';
import labelsPl from '../locales/treatment-labels.pl.json';
import { sitemap, treatment } from '../testing/catalog-records';
import { offerRecord } from '../testing/sale-records';
import { DermapenPage } from './dermapen.page';
import { EndermologyPage } from './endermology.page';

type Host = Parameters<typeof renderModule>[1]['host'];

function show(answers: Parameters<typeof createFakeHttp>[0], Page = DermapenPage, host: Host = {}) {
  const http = createFakeHttp({
    'GET /products': () => ({ products: [] }),
    'GET /offers': () => ({ offers: [] }),
    ...answers,
  });
  return renderModule(<Page />, { module: 'catalog', resources, http, sitemap, page: { name: 'dermapen' }, host });
}

const packet = treatment({ id: '9', type: 'package', name: 'Pakiet Komfort', packageQuantity: 4 });
const others = Array.from({ length: 9 }, (_, index) =>
  treatment({ id: `2${index}`, name: `Zabieg ${index}`, gender: 'male', slug: `zabieg-${index}` }),
);

test('a kind of treatment shows prices by zone, packages, its own offers and articles of the blog, in two calls', async () => {
  const own = { ...offerRecord(), name: 'Duet na twarz' };
  const foreign = {
    ...own,
    id: '77',
    name: 'Cudza oferta',
    productCategory: { ...own.productCategory, code: 'epilation' },
  };
  const { http, heads, container } = show({
    'GET /products': () => ({ products: [treatment(), packet, ...others] }),
    'GET /offers': () => ({
      offers: [{ ...own, productCategory: { ...own.productCategory, code: 'dermapen' } }, foreign],
    }),
  });
  const women = within(await screen.findByRole('table', { name: 'Dla kobiet' }));
  expect(women.getByRole('row', { name: /Depilacja nóg/ }).textContent).toMatch(/200,00.*6 zabiegów/);
  const men = within(screen.getByRole('table', { name: 'Dla mężczyzn' }));
  // The heading's row, and eight of nine.
  expect(men.getAllByRole('row')).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'Wszystkie zabiegi dla mężczyzn' }).getAttribute('href')).toBe(
    '/strefa-mezczyzn/?category=dermapen',
  );
  expect(screen.getByRole('link', { name: 'Pakiet Komfort' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Duet na twarz/ })).toBeTruthy();
  expect(screen.queryByText('Cudza oferta')).toBeNull();
  expect(container.querySelector('[data-fragment="content/article-teaser@1"]')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Znajdź salon' })[0]?.getAttribute('href')).toBe('/salony/epilacja/');
  expect(http.calls.map(({ path }) => path).sort()).toEqual(['/offers', '/products']);
  expect(http.calls.find(({ path }) => path === '/products')?.options.query).toMatchObject({ category: 'dermapen' });
  const head = heads.at(-1);
  expect(head?.canonicalPath).toBe('/dermapen/');
  expect(head?.jsonLd?.map((entry) => entry['@type'])).toEqual(['Service', 'BreadcrumbList', 'FAQPage']);
});

test('without treatments the texts stay, and the salons are all of them', async () => {
  show({}, EndermologyPage);
  expect(await screen.findByText(/nie sprzedajemy teraz online/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Endermologia' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Znajdź salon' })[0]?.getAttribute('href')).toBe('/salony/');
});

test('salons of a city are searched for by a form of their list, without a script', async () => {
  show({ 'GET /products': () => ({ products: [treatment()] }) });
  const search = within(await screen.findByRole('search', { name: 'Znajdź salon' }));
  const field = search.getByRole<HTMLInputElement>('searchbox', { name: 'Miasto' });
  expect([field.form?.method, field.name]).toEqual(['get', 'city']);
  // Those that do these treatments.
  await waitFor(() => expect(field.form?.getAttribute('action')).toBe('/salony/epilacja/'));
  expect(search.getByRole<HTMLButtonElement>('button', { name: 'Szukaj' }).type).toBe('submit');
});

test('offers that cannot be had leave the rest', async () => {
  const away = () => {
    throw httpError(503, 'service_unavailable');
  };
  show({ 'GET /products': () => ({ products: [treatment()] }), 'GET /offers': away });
  expect(await screen.findByRole('table', { name: 'Dla kobiet' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Oferty, które teraz trwają' })).toBeNull();
});

test('articles are those about the kind of treatment, in the page’s language', async () => {
  const mounted: unknown[] = [];
  const mountFragment = ({ props }: { props: unknown }) => {
    mounted.push(props);
    return { update: () => undefined, unmount: () => undefined };
  };
  show({}, DermapenPage, { mountFragment });
  await screen.findByRole('heading', { level: 1 });
  expect(mounted).toEqual([{ about: textsOf('dermapen', 'pl').words }]);
});

const folder = join(__dirname, '../locales/treatments');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.pl.json') ? [file.replace('.pl.json', '')] : []));
const textsOf = (name: string, locale: string): KindTexts =>
  JSON.parse(readFileSync(join(folder, `${name}.${locale}.json`), 'utf8'));

const shape = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shape)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value === 'string' && value.trim() !== '';

test('both languages have the same texts, none of them empty', () => {
  expect(names).toHaveLength(6);
  for (const name of names) {
    expect([name, shape(textsOf(name, 'en'))]).toEqual([name, shape(textsOf(name, 'pl'))]);
    expect(JSON.stringify(shape(textsOf(name, 'pl')))).not.toContain('false');
  }
  expect(shape(labelsEn)).toEqual(shape(labelsPl));
});

test.each(['pl', 'en'])('%s: no page repeats a paragraph, title or description of another', (locale) => {
  const texts = names.flatMap((name) => {
    const { metaTitle, metaDescription, lead, how, faqs, benefits, course } = textsOf(name, locale);
    expect(metaDescription.length).toBeLessThanOrEqual(160);
    const contents = [...faqs.map(({ content }) => content), ...[...benefits, ...course].map(({ text }) => text)];
    return [metaTitle, metaDescription, lead, ...how, ...contents];
  });
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
