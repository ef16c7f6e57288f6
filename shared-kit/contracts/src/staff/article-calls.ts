/** The staff's calls on the blog and the shop's photographs. Source: docs/decisions/0211. */
import { z } from 'zod';
import { call } from '../call-shape';
import { listQuery } from '../envelope';
import * as articles from './articles';
import * as content from './content';
import { changeOf } from './editing';
import { recordsQuery, stored } from './record-shapes';

const article = stored(content.staffArticleInput).extend({
  ...articles.unfinishedArticle,
  state: articles.articleState,
  editedAt: z.string().nullable(),
  publishAt: z.string().nullable(),
});
const author = stored(content.staffAuthorInput);
const articleCategory = stored(content.staffArticleCategoryInput);
const withArticleText = z.object({ articleText: articles.staffArticleText });

/** Query of a list of records that are found by a text alone. */
const searchQuery = listQuery.extend({ q: z.string().trim().max(100).optional() });

export const articleCalls = {
  'GET /admin/pictures': call({
    query: content.staffPicturesQuery,
    data: z.object({ pictures: z.array(content.staffPicture) }),
  }),
  'POST /admin/pictures': call({
    body: content.staffPictureRequest,
    data: z.object({ picture: content.staffPicture }),
  }),
  'PUT /admin/pictures/{id}': call({
    body: content.staffPictureChange,
    data: z.object({ picture: content.staffPicture }),
  }),
  'POST /admin/pictures/{id}/cuts': call({
    body: content.staffPictureCut,
    data: z.object({ picture: content.staffPicture }),
  }),
  'GET /admin/articles': call({
    query: recordsQuery('categoryId', 'enabled', 'gender', 'authorId', 'state'),
    data: z.object({ articles: z.array(article) }),
  }),
  'POST /admin/articles': call({ body: content.staffArticleInput, data: z.object({ article }) }),
  'GET /admin/articles/{id}': call({ data: z.object({ article }) }),
  'PUT /admin/articles/{id}': call({
    body: changeOf(content.staffArticleInput.omit({ code: true })),
    data: z.object({ article }),
  }),
  'POST /admin/article-drafts': call({ body: articles.articleDraftInput, data: withArticleText }),
  'GET /admin/articles/{id}/text': call({ data: withArticleText }),
  'GET /admin/articles/{id}/versions': call({
    query: listQuery,
    data: z.object({ articleVersions: z.array(articles.articleVersion) }),
  }),
  'GET /admin/articles/{id}/versions/{number}': call({
    data: z.object({ articleVersion: articles.articleVersion.extend({ content: articles.staffArticleContent }) }),
  }),
  'POST /admin/articles/{id}/versions': call({ body: articles.articleVersionInput, data: withArticleText }),
  'POST /admin/articles/{id}/publications': call({ body: articles.articlePublicationInput, data: withArticleText }),
  'POST /admin/content-previews': call({
    body: articles.contentPreviewInput,
    data: z.object({ contentPreviewLink: articles.contentPreviewLink }),
  }),
  'GET /admin/article-authors': call({ query: searchQuery, data: z.object({ articleAuthors: z.array(author) }) }),
  'POST /admin/article-authors': call({ body: content.staffAuthorInput, data: z.object({ articleAuthor: author }) }),
  'GET /admin/article-authors/{id}': call({ data: z.object({ articleAuthor: author }) }),
  'PUT /admin/article-authors/{id}': call({
    body: changeOf(content.staffAuthorInput.omit({ code: true })),
    data: z.object({ articleAuthor: author }),
  }),
  'GET /admin/article-categories': call({
    query: searchQuery,
    data: z.object({ articleCategories: z.array(articleCategory) }),
  }),
  'POST /admin/article-categories': call({
    body: content.staffArticleCategoryInput,
    data: z.object({ articleCategory }),
  }),
  'GET /admin/article-categories/{id}': call({ data: z.object({ articleCategory }) }),
  'PUT /admin/article-categories/{id}': call({
    body: changeOf(content.staffArticleCategoryInput.omit({ code: true })),
    data: z.object({ articleCategory }),
  }),
};
