import { apiCalls } from '@aksamit/contracts/api-calls';
import type { RenderContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { QueryClient } from '@aksamit/module-sdk/query';
import {
  createFakeHttp,
  definedPages,
  type FakeAnswer,
  type FakeCall,
  testPageContext,
} from '@aksamit/module-sdk/testing';
import { resources } from '../app/resources';
import { sitemap } from '../testing/catalog-records';

const pages = definedPages(__dirname);

const BAD = [
  '',
  ' ',
  'nie-ma-takiego',
  'Łódź i okolice',
  '\u0000',
  'a\u0000b',
  'a\nb\tc',
  'x'.repeat(81),
  'x'.repeat(200),
  '😀'.repeat(100),
  '-1',
  '0',
  '1.5',
  '1e9',
  '99999999999999999999',
  'NaN',
  '__proto__',
  '../../admin',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\ufffd',
];

const EMPTY = {
  products: [],
  productCategories: [],
  bodyPartGroups: [],
  locations: [],
  cities: [],
  search: { treatments: [], articles: [], locations: [] },
};

const asked = pages
  .filter(({ rendering }) => rendering === 'public')
  .flatMap(({ name, query = [] }) => query.map((parameter) => [name, parameter] as const));

/** What the API would refuse: a text with NUL, or one that does not fit the call's contract. */
function refusal({ path, options }: FakeCall): string | null {
  const query = Object.fromEntries(Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined));
  if (path.includes('%00') || JSON.stringify(query).includes('\\u0000')) return `${path}: NUL`;
  const shape = Object.entries(apiCalls).find(([name]) => name === `GET ${path}`)?.[1];
  const schema = shape && 'query' in shape ? shape.query : undefined;
  const parsed = schema?.safeParse(query);
  return parsed && !parsed.success ? `${path}: ${parsed.error.message}` : null;
}

test.each(asked)(
  '%s: ?%s= with any value asks the API nothing that it refuses, and has a page',
  async (page, parameter) => {
    const refused: string[] = [];
    for (const value of BAD) {
      const answer: FakeAnswer = (call) => {
        const reason = refusal(call);
        if (reason !== null) refused.push(`${JSON.stringify(value)} ${reason}`);
        return EMPTY;
      };
      const context = {
        ...testPageContext('pl'),
        page,
        params: { categorySlug: 'pielegnacja' },
        query: { [parameter]: value },
        sitemap,
      } as unknown as RenderContext;
      const http = createFakeHttp({ 'GET /*': answer, 'GET /*/*': answer, 'GET /*/*/*': answer });
      const loaded = await pages
        .find(({ name }) => name === page)
        ?.load?.({
          context,
          http,
          queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
          t: createTranslations('pl', resources),
          setHead: () => undefined,
        });
      expect(loaded).toMatchObject({ status: expect.any(Number) });
    }
    expect(refused).toEqual([]);
  },
);

test('there are parameters to ask with', () => {
  expect(asked.length).toBeGreaterThan(4);
});
