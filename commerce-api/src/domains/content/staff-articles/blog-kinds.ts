/** Articles, their authors and their categories, as staff edit them. */
import {
  articleState,
  staffArticleCategoryInput,
  staffArticleInput,
  staffAuthorInput,
  unfinishedArticle,
} from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';
import { keepArticleVersion } from './keep-article-version';

const rights = { read: 'manageContent', write: 'manageContent' } as const;

/** When a version of the article `r` becomes public; null: none will. */
const publishAt = sql`(select v.publish_at from article_versions v where v.article_id = r.id and v.publish_at is not null)`;
const editedAt = sql`greatest(r.edited_at, (select max(v.created_at) from article_versions v where v.article_id = r.id))`;
const articleStateSql = sql`(case when r.enabled and r.published_at <= now() then 'published'
  when r.enabled or ${publishAt} is not null then 'planned' else 'draft' end)`;

export const articleKind: RecordKind = {
  one: 'article',
  many: 'articles',
  path: '/admin/articles',
  rights,
  table: 'articles',
  idType: 'bigint',
  input: staffArticleInput,
  unfinished: unfinishedArticle,
  fixed: ['code'],
  links: {
    sideCategoryIds: { table: 'article_side_categories', own: 'article_id', other: 'category_id' },
    relatedIds: { table: 'article_related', own: 'article_id', other: 'related_id', order: 'position' },
    productIds: { table: 'article_products', own: 'article_id', other: 'product_id' },
  },
  searched: sql`(r.code || ' ' || (r.title ->> 'pl') || ' ' || (r.title ->> 'en'))`,
  filters: ['categoryId', 'enabled', 'gender', 'authorId'],
  filtered: { state: (value) => sql`${articleStateSql} = ${value}` },
  shown: {
    state: { schema: articleState, read: articleStateSql },
    editedAt: { schema: z.string().nullable(), read: editedAt },
    publishAt: { schema: z.string().nullable(), read: publishAt },
  },
  sorts: ['publishedAt', 'code', 'title', 'editedAt'],
  sorted: {
    title: sql`(r.title ->> 'pl') collate "pl-x-icu"`,
    editedAt,
  },
  written: keepArticleVersion,
};

export const authorKind: RecordKind = {
  one: 'articleAuthor',
  many: 'articleAuthors',
  path: '/admin/article-authors',
  rights,
  table: 'article_authors',
  idType: 'bigint',
  input: staffAuthorInput,
  fixed: ['code'],
  renamed: { role: 'position' },
  searched: sql`(r.code || ' ' || r.name)`,
  sorts: ['name', 'code'],
};

export const articleCategoryKind: RecordKind = {
  one: 'articleCategory',
  many: 'articleCategories',
  path: '/admin/article-categories',
  rights,
  table: 'article_categories',
  idType: 'bigint',
  input: staffArticleCategoryInput,
  fixed: ['code'],
  searched: sql`(r.code || ' ' || (r.name ->> 'pl') || ' ' || (r.name ->> 'en'))`,
  sorts: ['position', 'code'],
};
