import { apiCalls } from '@aksamit/contracts/api-calls';
import type { RenderContext, Sitemap } from '@aksamit/contracts/platform';
import { QueryClient } from '@tanstack/react-query';
import type { Translate } from '../i18n';
import type { PageDefinition } from '../pages';
import { createFakeHttp, type FakeAnswer, type FakeCall } from './fake-http';
import { testPageContext } from './test-context';

/** What a visitor, a crawler or an attacker writes behind `?name=`. */
const VALUES = [
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

/** What the pages' loaders work with. */
export interface QueryValueSurroundings {
  sitemap: Sitemap;
  t: Translate;
  /** Data of every API response, by the names that the module's calls read. */
  data: Readonly<Record<string, unknown>>;
  /** Parameters of the path, of all pages together. */
  params: Readonly<Record<string, string>>;
}

/** What came of a page that was loaded with all values of a query parameter. */
export interface QueryValueOutcome {
  /** API calls that would be refused: the value and why. */
  refused: string[];
  /** Values that did not lead to a page with a status. */
  withoutPage: string[];
}

/** Every query parameter of the public pages, as `[page, parameter]`. */
export function publicQueryParameters(pages: readonly PageDefinition[]): [page: string, parameter: string][] {
  return pages
    .filter(({ rendering }) => rendering === 'public')
    .flatMap(({ name, query = [] }) => query.map((parameter): [string, string] => [name, parameter]));
}

/** Why the API would refuse a call, a text with NUL or one that does not fit the contract; null if it would not. */
function refusalOf({ path, options }: FakeCall): string | null {
  const query = Object.fromEntries(Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined));
  if (path.includes('%00') || JSON.stringify(query).includes('\\u0000')) return `${path}: NUL`;
  const shape = Object.entries(apiCalls).find(([name]) => name === `GET ${path}`)?.[1];
  const schema = shape && 'query' in shape ? shape.query : undefined;
  const parsed = schema?.safeParse(query);
  return parsed && !parsed.success ? `${path}: ${parsed.error.message}` : null;
}

/**
 * Loads a page with hostile and mistyped values of one query parameter. A public page answers every address that it
 * gets: its loader passes on to the API only what the contract of the call takes.
 */
export async function loadWithQueryValues(
  page: PageDefinition,
  parameter: string,
  { sitemap, t, data, params }: QueryValueSurroundings,
): Promise<QueryValueOutcome> {
  const outcome: QueryValueOutcome = { refused: [], withoutPage: [] };
  for (const value of VALUES) {
    const answer: FakeAnswer = (call) => {
      const reason = refusalOf(call);
      if (reason !== null) outcome.refused.push(`${JSON.stringify(value)} ${reason}`);
      return data;
    };
    const context = {
      ...testPageContext('pl'),
      page: page.name,
      params,
      query: { [parameter]: value },
      sitemap,
    } as unknown as RenderContext;
    const loaded = await page.load?.({
      context,
      http: createFakeHttp({ 'GET /*': answer, 'GET /*/*': answer, 'GET /*/*/*': answer }),
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      t,
      setHead: () => undefined,
    });
    if (!loaded || !('status' in loaded)) outcome.withoutPage.push(JSON.stringify(value));
  }
  return outcome;
}
