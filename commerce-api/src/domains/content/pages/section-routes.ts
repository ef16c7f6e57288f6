import { type CmsSection, cmsSection, cmsSectionQuery, type LocaleCode, listOf } from '@aksamit/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db } from '../../../platform/database';
import { pageOf, sortItems } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';

export function registerSections(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/cms-sections',
    {
      schema: {
        tags: ['pages'],
        summary: 'Pieces of pages; sort: order, title, updatedAt',
        querystring: cmsSectionQuery,
        response: { 200: listOf({ cmsSections: z.array(cmsSection) }) },
      },
    },
    async (request, reply) => {
      const sections = await selectSections(db, request.query.pageCode, request.context.locale);
      const sorted = sortItems(sections, request.query.sort, {
        order: (entry) => entry.order,
        title: (entry) => entry.title,
        updatedAt: (entry) => entry.updatedAt,
      });
      const { items, meta } = pageOf(sorted, request.query);
      cachePublicly(request, reply);
      return { data: { cmsSections: items }, meta };
    },
  );
}

/** Sections in their order, those of one page or all. */
async function selectSections(db: Db, pageCode: string | undefined, locale: LocaleCode): Promise<CmsSection[]> {
  const result = await sql<Omit<CmsSection, 'locale'>>`
    select s.id::text, s.code, s.page, s.title ->> ${locale}::text as title, s.content -> ${locale}::text as content,
      s.link -> ${locale}::text as link, s.position as "order", s.updated_at as "updatedAt"
    from cms_sections s
    where s.enabled and (${pageCode ?? null}::text is null or s.page = ${pageCode ?? null})
    order by s.page, s.position, s.id`.execute(db);
  return result.rows.map((row) => ({ ...row, locale }));
}
