import {
  type CmsSection,
  cmsSection,
  cmsSectionQuery,
  type LocaleCode,
  listOf,
  type StoredSection,
} from '@aksamit/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db } from '../../../platform/database';
import { pageOf, sortItems } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { marketOf } from '../../../platform/request-context';
import { insertFacts, type ShopFacts, selectShopFacts } from '../facts';
import { blocksOfSections } from './section-blocks';

export function registerSections(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/cms-sections',
    {
      schema: {
        tags: ['pages'],
        summary: 'Texts of the sections that pages are made of; sort: order, title, updatedAt',
        querystring: cmsSectionQuery,
        response: { 200: listOf({ cmsSections: z.array(cmsSection) }) },
      },
    },
    async (request, reply) => {
      const { locale } = request.context;
      const facts = await selectShopFacts(db, Number(marketOf(request).id), locale);
      const sections = await selectSections(db, request.query.pageCode, locale, facts);
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

interface PageRow {
  id: string;
  code: string;
  sections: StoredSection[];
  updatedAt: string;
}

/** Sections in the order of their pages, those of one page or all: their texts, whatever their kind. */
async function selectSections(
  db: Db,
  pageCode: string | undefined,
  locale: LocaleCode,
  facts: ShopFacts,
): Promise<CmsSection[]> {
  const result = await sql<PageRow>`
    select g.id::text, g.code, g.updated_at as "updatedAt",
      coalesce(g.sections -> ${locale}::text,
        jsonb_build_array(jsonb_build_object('kind', 'text', 'blocks', g.body -> ${locale}::text))) as sections
    from cms_pages g
    where g.enabled and (${pageCode ?? null}::text is null or g.code = ${pageCode ?? null})
    order by g.code`.execute(db);
  return insertFacts(result.rows, facts).flatMap((page) =>
    page.sections.map((section, index) => sectionOf(page, section, index, locale)),
  );
}

function sectionOf(
  { id, code, updatedAt }: PageRow,
  section: StoredSection,
  index: number,
  locale: LocaleCode,
): CmsSection {
  const anchor = 'anchor' in section ? section.anchor : undefined;
  const [action] = 'actions' in section ? section.actions : [];
  return {
    id: `${id}-${index + 1}`,
    code: `${code}-${anchor ?? index + 1}`,
    page: code,
    locale,
    title: section.kind === 'promoBar' ? section.headline : (section.title ?? ''),
    content: blocksOfSections([section]),
    link: action ?? null,
    order: index,
    updatedAt,
  };
}
