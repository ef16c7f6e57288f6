import { dataOf, siteMap } from '@aksamit/shared-kit/contracts';
import type { App, AppDependencies } from '../../platform/app-types';
import { createKeptAnswers, sendKept } from '../../platform/kept-answers';
import { marketOf } from '../../platform/request-context';
import { createSeenChanges } from '../../platform/seen-changes';
import { selectSiteMap } from './select-site-map';

/** One for each market and language. */
const ROOM = { most: 8, mostBytes: 64 * 2 ** 20 };

export function registerSiteMap(app: App, { db }: AppDependencies): void {
  const kept = createKeptAnswers(createSeenChanges(db, 'pages'), ROOM);

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
      const marketId = Number(marketOf(request).id);
      return sendKept(request, reply, kept, `${marketId} ${locale}`, async () => ({
        answer: { data: { sitemap: await selectSiteMap(db, { marketId, locale, now }) } },
      }));
    },
  );
}
