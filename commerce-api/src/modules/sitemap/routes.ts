import { dataOf, siteMap } from '@aksamit/shared-kit/contracts';
import type { App, AppDependencies } from '../../platform/app-types';
import { cachePublicly } from '../../platform/public-cache';
import { marketOf } from '../../platform/request-context';
import { selectSiteMap } from './select-site-map';

export function registerSiteMap(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/sitemap',
    {
      schema: {
        tags: ['pages'],
        summary: 'Everything with an address of its own, as names and slugs',
        response: { 200: dataOf({ sitemap: siteMap }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const sitemap = await selectSiteMap(db, { marketId: Number(marketOf(request).id), locale, now });
      cachePublicly(request, reply);
      return { data: { sitemap } };
    },
  );
}
