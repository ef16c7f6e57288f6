/** Pages made of typed sections: rich, alike in both languages, and all that they link is there. */
import type { LocaleCode, SectionInput } from '@aksamit/contracts';
import { sectionInput, shopFact } from '@aksamit/contracts';
import { publicDocuments } from '../../domains/content/public-documents';
import { euProjectsSheet } from './document-downloads';
import { faqPage } from './faq/faq-page';
import type { SeedPage } from './seed-page';
import { seededPages } from './seed-pages';

const LOCALES = ['pl', 'en'] as const;
/** Fewer hold too little for a page of its own. */
const LEAST_SECTIONS = 4;
/** Pages without a record of their own: those of lists, forms and the account. */
const OTHER_PAGES: Record<LocaleCode, readonly string[]> = {
  pl: ['/', '/strefa-kobiet/', '/strefa-mezczyzn/', '/blog/', '/konto/logowanie/', '/konto/rejestracja/', '/panel/'],
  en: ['/', '/womens-zone/', '/mens-zone/', '/blog/', '/account/login/', '/account/registration/', '/panel/'],
};

const made = seededPages.flatMap((page) => (page.sections ? [{ ...page, sections: page.sections }] : []));
const cases = made.map((page) => [page.code, page] as const);

/** Values of all fields of this name, at any depth. */
function valuesOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === name && typeof inner === 'string' ? [inner] : valuesOf(inner, name),
  );
}

const anchorsOf = (page: SeedPage, locale: LocaleCode) =>
  (page.sections?.[locale] ?? []).flatMap((section) => ('anchor' in section && section.anchor ? [section.anchor] : []));

/** Why a link leads nowhere; null: it leads to a page or document of the shop, or out of it. */
function faultOf(path: string, locale: LocaleCode): string | null {
  if (/^(https:\/\/|mailto:|tel:)/.test(path)) return null;
  const { pathname, hash } = new URL(path, 'https://shop.example');
  const document = pathname.startsWith('/api/documents/') ? pathname.slice('/api/documents/'.length) : null;
  if (document !== null) return publicDocuments[document]?.locale === locale ? null : `${path}: no document`;
  if (OTHER_PAGES[locale].includes(pathname)) return null;
  const page = seededPages.find(({ slugs }) => `/${slugs[locale]}/` === pathname);
  if (!page) return `${path}: no page`;
  return hash === '' || anchorsOf(page, locale).includes(hash.slice(1)) ? null : `${path}: no anchor`;
}

test.each(cases)('%s: both languages have the same kinds of sections in the same order', (_code, { sections }) => {
  const kinds = (entries: readonly SectionInput[]) => entries.map(({ kind }) => kind);
  expect(sections.pl.length).toBeGreaterThanOrEqual(LEAST_SECTIONS);
  expect(kinds(sections.en)).toEqual(kinds(sections.pl));
  const texts = LOCALES.map((locale) => JSON.stringify(sections[locale]).length);
  // A translation that leaves something out is much shorter.
  expect(Math.min(...texts) / Math.max(...texts)).toBeGreaterThan(0.75);
});

test.each(cases)('%s: each section fits its schema and names facts that exist', (_code, { sections }) => {
  for (const section of [...sections.pl, ...sections.en]) {
    expect(sectionInput.safeParse(section).error).toBeUndefined();
    const named = [...JSON.stringify(section).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(named.filter((name) => !shopFact.safeParse(name).success)).toEqual([]);
  }
});

test.each(cases)('%s: each link leads to a page, a part of it or a document', (_code, { sections }) => {
  const faults = LOCALES.flatMap((locale) =>
    valuesOf(sections[locale], 'path').flatMap((path) => faultOf(path, locale) ?? []),
  );
  expect(faults).toEqual([]);
});

test.each(cases)('%s: no anchor stands twice', (_code, page) => {
  for (const locale of LOCALES) {
    const anchors = anchorsOf(page, locale);
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

test('the page of questions answers many, by subject, and none twice', () => {
  for (const locale of LOCALES) {
    const sections = faqPage.sections?.[locale] ?? [];
    const groups = sections.flatMap((section) => (section.kind === 'faq' ? section.groups : []));
    const asked = groups.flatMap(({ items }) => items.map(({ title }) => title));
    expect(groups.length).toBeGreaterThanOrEqual(7);
    expect(asked.length).toBeGreaterThanOrEqual(35);
    expect(asked).toEqual([...new Set(asked)]);
  }
});

test('each document is offered by a page of its language', () => {
  const offered = made.flatMap(({ sections }) => LOCALES.flatMap((locale) => valuesOf(sections[locale], 'path')));
  const missing = Object.keys(publicDocuments).filter((name) => !offered.includes(`/api/documents/${name}`));
  expect(missing).toEqual([]);
});

test('the sizes of documents are right to a tenth', async () => {
  const downloads = made.flatMap(({ sections }) =>
    LOCALES.flatMap((locale) =>
      sections[locale].flatMap((section) => (section.kind === 'downloads' ? section.items : [])),
    ),
  );
  expect(downloads).toContainEqual(euProjectsSheet.pl);
  for (const { path, size, mimeType } of downloads) {
    const file = await publicDocuments[path.slice('/api/documents/'.length)]?.write('Aksamit sp. z o.o., Warszawa');
    expect([path, mimeType]).toEqual([path, 'application/pdf']);
    expect(Math.abs((file?.length ?? 0) - size) / size).toBeLessThan(0.1);
  }
});
