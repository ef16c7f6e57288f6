/** Articles, pages and redirects, as staff edit them. */
import { staffArticleInput, staffPageInput, staffRedirectInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';

const rights = { read: 'manageContent', write: 'manageContent' } as const;

export const articleKind: RecordKind = {
  one: 'article',
  many: 'articles',
  path: '/admin/articles',
  rights,
  table: 'articles',
  idType: 'bigint',
  input: staffArticleInput,
  fixed: ['code'],
  links: {
    sideCategoryIds: { table: 'article_side_categories', own: 'article_id', other: 'category_id' },
    productIds: { table: 'article_products', own: 'article_id', other: 'product_id' },
  },
  searched: sql`(r.code || ' ' || (r.title ->> 'pl') || ' ' || (r.title ->> 'en'))`,
  filters: ['categoryId', 'enabled', 'gender'],
  sorts: ['publishedAt', 'code'],
};

export const pageKind: RecordKind = {
  one: 'cmsPage',
  many: 'cmsPages',
  path: '/admin/cms-pages',
  rights,
  table: 'cms_pages',
  idType: 'bigint',
  input: staffPageInput,
  fixed: ['code', 'kind'],
  condition: sql`r.kind <> 'legal'`,
  shown: { updatedAt: { schema: z.string(), read: sql`r.updated_at` } },
  searched: sql`(r.code || ' ' || (r.title ->> 'pl') || ' ' || (r.title ->> 'en'))`,
  filters: ['kind', 'enabled'],
  sorts: ['code'],
};

export const redirectKind: RecordKind = {
  one: 'redirect',
  many: 'redirects',
  path: '/admin/redirects',
  rights: { read: 'manageRedirects', write: 'manageRedirects' },
  table: 'redirects',
  idType: 'bigint',
  input: staffRedirectInput,
  renamed: { from: 'from_path', to: 'to_path' },
  searched: sql`(r.from_path || ' ' || r.to_path)`,
  filters: ['status'],
  sorts: ['from'],
  refusals: {
    redirects_check: { field: 'to', message: 'redirect_circle' },
    redirects_no_circle: { field: 'to', message: 'redirect_circle' },
  },
};
