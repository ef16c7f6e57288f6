import { staffArticleCategoryInput, staffAuthorInput } from '@aksamit/contracts/staff';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { defineKind } from '../record-kind';
import { nameColumn, plainColumn } from './cells';

/** Who writes the blog. */
export const authorKind = defineKind({
  slug: 'article-authors',
  section: 'site',
  calls: recordCalls(
    {
      list: 'GET /admin/article-authors',
      one: 'GET /admin/article-authors/{id}',
      add: 'POST /admin/article-authors',
      change: 'PUT /admin/article-authors/{id}',
    },
    { many: 'articleAuthors', one: 'articleAuthor' },
  ),
  input: staffAuthorInput,
  fixed: ['code'],
  viewers: ['admin'],
  editors: ['admin'],
  controls: { pictureId: { kind: 'picture', shape: 'face' } },
  groups: [
    { title: 'basics', fields: ['code', 'name', 'slugs'] },
    { title: 'author', fields: ['role', 'specialization', 'bio'] },
    { title: 'pictures', fields: ['pictureId', 'portrait'] },
  ],
  titleOf: ({ name }) => String(name),
  columns: [plainColumn('name', { sort: 'name' }), plainColumn('code')],
  isSearched: true,
  filters: [],
  sort: 'name',
});

/** What articles are about. */
export const articleCategoryKind = defineKind({
  slug: 'article-categories',
  section: 'site',
  calls: recordCalls(
    {
      list: 'GET /admin/article-categories',
      one: 'GET /admin/article-categories/{id}',
      add: 'POST /admin/article-categories',
      change: 'PUT /admin/article-categories/{id}',
    },
    { many: 'articleCategories', one: 'articleCategory' },
  ),
  input: staffArticleCategoryInput,
  fixed: ['code'],
  viewers: ['admin'],
  editors: ['admin'],
  controls: { pictureId: { kind: 'picture', shape: 'cover' } },
  groups: [
    { title: 'basics', fields: ['code', 'name', 'slugs', 'position'] },
    { title: 'content', fields: ['description', 'pictureId'] },
  ],
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [nameColumn, plainColumn('position', { sort: 'position', isNumber: true }), plainColumn('code')],
  isSearched: true,
  filters: [],
  sort: 'position',
});
