import type { PageHead, RenderContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { QueryClient } from '@aksamit/module-sdk/query';
import { createFakeHttp, definedPages, type FakeAnswer, httpError, testPageContext } from '@aksamit/module-sdk/testing';
import { resources } from '../app/resources';
import { sitemap, treatment } from '../testing/catalog-records';

const pages = definedPages(__dirname);

const away: FakeAnswer = () => {
  throw httpError(503, 'service_unavailable');
};

/** The head that a page's loader sets; whether the loader itself finishes does not matter. */
async function headOf(
  page: string,
  answer: FakeAnswer,
  params: Record<string, string> = {},
  locale: 'pl' | 'en' = 'pl',
) {
  const context = { ...testPageContext(locale), page, params, query: {}, sitemap } as unknown as RenderContext;
  const head: PageHead = { title: '' };
  await pages
    .find(({ name }) => name === page)
    ?.load?.({
      context,
      http: createFakeHttp({ 'GET /products/*': answer }),
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      t: createTranslations(locale, resources),
      setHead: (next) => void Object.assign(head, next),
    })
    .catch(() => undefined);
  return head;
}

const lists = pages.filter(({ patterns }) => !patterns.pl[0]?.includes(':')).map(({ name }) => name);

test.each(
  lists.flatMap(
    (name) =>
      [
        [name, 'pl'],
        [name, 'en'],
      ] as const,
  ),
)('the head of %s (%s) is known before its data, and stays when they cannot be had', async (name, locale) => {
  const { title, description, robots } = await headOf(name, away, {}, locale);
  // A key without a text would stand there itself.
  for (const text of [title, ...(robots ? [] : [description ?? ''])]) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/^[\w-]+(\.[\w-]+)+$/);
  }
});

test('the head of a record is known from the record alone', async () => {
  const product: FakeAnswer = () => ({ product: treatment({ gender: 'female' }) });
  expect(await headOf('womens-product', product, { slug: 'depilacja-nog' })).toMatchObject({
    title: 'Depilacja nóg laserem',
    canonicalPath: '/strefa-kobiet/depilacja-nog/',
    alternates: { pl: '/strefa-kobiet/depilacja-nog/', en: '/womens-zone/leg-hair-removal/' },
  });
});

test('a record without a description of its own is described by its name and lead', async () => {
  const record = { gender: 'female', name: 'Łydki', lead: 'Gładkie nogi.', metaDescription: '' } as const;
  const product: FakeAnswer = () => ({ product: treatment(record) });
  expect((await headOf('womens-product', product, { slug: 'depilacja-nog' })).description).toBe('Łydki. Gładkie nogi.');
});
