import type { RenderContext } from '@aksamit/contracts/platform';
import { createFakeHttp, httpError, testPageContext } from '@aksamit/module-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { articleListQuery } from '../features/articles/api/get-articles';
import { salonCitiesQuery } from '../features/home/api/get-salon-cities';
import home from './home.page';

const cities = [{ id: '1', name: 'Łódź', locationsCount: 2 }];

async function loaded(isBlogAway: boolean) {
  const http = createFakeHttp({
    'GET /locations/cities': () => ({ cities }),
    'GET /articles': () => {
      if (isBlogAway) throw httpError(503, 'API_AWAY');
      return { articles: [] };
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { ...testPageContext('pl'), query: {}, params: {} } as unknown as RenderContext;
  const result = await home.load?.({ context, http, queryClient, t: (key) => key, setHead: () => undefined });
  return {
    result,
    dataOf: ({ queryKey }: { queryKey: readonly unknown[] }) => queryClient.getQueryData(queryKey),
    http,
  };
}

test('with all of its parts the page may be stored', async () => {
  const { result, dataOf, http } = await loaded(false);
  expect(result).toEqual({ status: 200, cacheKeys: ['products', 'articles', 'locations'] });
  expect(dataOf(salonCitiesQuery(http))).toEqual(cities);
  // Treatments and packages come together.
  expect(http.calls.map(({ path }) => path).sort()).toEqual(['/articles', '/locations/cities']);
});

test('a part whose data cannot be had is left out, and the page is for this visitor only', async () => {
  const before = Date.now();
  const { result, dataOf, http } = await loaded(true);
  expect(dataOf(articleListQuery(http, { perPage: 3 }))).toMatchObject({ articles: [] });
  expect(dataOf(salonCitiesQuery(http))).toEqual(cities);
  expect(result).toMatchObject({ status: 200 });
  const { freshUntil = '' } = result && 'cacheKeys' in result ? result : {};
  expect(Date.parse(freshUntil)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(freshUntil)).toBeLessThanOrEqual(Date.now());
});
