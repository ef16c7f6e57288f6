import {
  article,
  articleAuthor,
  articleCategory,
  articleSummary,
  articlesQuery,
  cmsPage,
  cmsPageQuery,
  cmsPageSummary,
  cmsPagesQuery,
  dataOf,
  listOf,
  redirect,
  redirectsQuery,
  shortListQuery,
} from '@aksamit/contracts';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, pageOf, readSort, sortItems } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { marketOf } from '../../../platform/request-context';
import { selectShopFacts } from '../facts';
import { selectArticle, selectArticleCategories, selectArticles, selectAuthor } from './article-queries';
import { inVersion } from './legal-versions';
import { selectPage, selectPages, selectRedirects } from './page-queries';
import { registerRatings } from './rating-routes';
import { registerSections } from './section-routes';

const blogTags = ['blog'];
const pageTags = ['pages'];
const articles = { 200: listOf({ articles: z.array(articleSummary) }) };
const slugParams = z.object({ slug: z.string() });

const articleSort = (sort: string | undefined) => readSort(sort, ['publishedAt', 'title', 'rating'] as const);

export function registerContentPages(app: App, dependencies: AppDependencies): void {
  registerArticles(app, dependencies);
  registerRatings(app, dependencies);
  registerPages(app, dependencies);
  registerSections(app, dependencies);
}

function registerArticles(app: App, dependencies: AppDependencies): void {
  registerArticleLists(app, dependencies);
  registerArticle(app, dependencies);
  registerArticleCategories(app, dependencies);
  registerAuthor(app, dependencies);
}

function registerArticleLists(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/articles',
    {
      schema: {
        tags: blogTags,
        summary: 'Published articles, the newest first; sort: publishedAt, title, rating',
        querystring: articlesQuery,
        response: articles,
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const found = await selectArticles(
        db,
        request.query,
        request.query,
        locale,
        now,
        articleSort(request.query.sort),
      );
      cachePublicly(request, reply);
      return { data: { articles: found.articles }, meta: metaOf(request.query, found.total) };
    },
  );

  app.get(
    '/api/articles/by-category/:slug',
    {
      schema: {
        tags: blogTags,
        summary: 'Articles of a category; sort: publishedAt, title, rating',
        params: slugParams,
        querystring: articlesQuery,
        response: articles,
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const { slug } = request.params;
      const categories = await selectArticleCategories(db, locale);
      const category = categories.find((entry) => Object.values(entry.slugs).includes(slug));
      if (!category) throw notFound();
      const filter = { ...request.query, category: category.slug };
      const found = await selectArticles(db, filter, request.query, locale, now, articleSort(request.query.sort));
      cachePublicly(request, reply);
      return { data: { articles: found.articles }, meta: metaOf(request.query, found.total) };
    },
  );
}

function registerArticle(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/articles/:slug',
    {
      schema: {
        tags: blogTags,
        summary: 'An article by its slug in any language',
        params: slugParams,
        response: { 200: dataOf({ article }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const viewer = { locale, now, marketId: Number(marketOf(request).id) };
      const found = await selectArticle(db, request.params.slug, viewer);
      if (!found) throw notFound();
      cachePublicly(request, reply, found.changesAt);
      return { data: { article: found.article } };
    },
  );
}

function registerArticleCategories(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/article-categories',
    {
      schema: {
        tags: blogTags,
        summary: 'Categories of the blog; sort: name',
        querystring: shortListQuery,
        response: { 200: listOf({ articleCategories: z.array(articleCategory) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(
        sortItems(await selectArticleCategories(db, request.context.locale), request.query.sort, {
          name: (entry) => entry.name,
        }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { articleCategories: items }, meta };
    },
  );
}

function registerAuthor(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/article-authors/:slug',
    {
      schema: {
        tags: blogTags,
        summary: 'An author of the blog by the slug in any language',
        params: slugParams,
        response: { 200: dataOf({ articleAuthor }) },
      },
    },
    async (request, reply) => {
      const found = await selectAuthor(db, request.params.slug, request.context.locale);
      if (!found) throw notFound();
      cachePublicly(request, reply);
      return { data: { articleAuthor: found } };
    },
  );
}

function registerPages(app: App, dependencies: AppDependencies): void {
  registerPageList(app, dependencies);
  registerPage(app, dependencies);
  registerRedirects(app, dependencies);
}

function registerPageList(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/cms-pages',
    {
      schema: {
        tags: pageTags,
        summary: 'Pages whose text is a record; sort: title, slug',
        querystring: cmsPagesQuery,
        response: { 200: listOf({ cmsPages: z.array(cmsPageSummary) }) },
      },
    },
    async (request, reply) => {
      const { locale } = request.context;
      const facts = await selectShopFacts(db, Number(marketOf(request).id), locale);
      const pages = await selectPages(db, request.query.kind, locale, facts);
      const { items, meta } = pageOf(
        sortItems(pages, request.query.sort, { title: (entry) => entry.title, slug: (entry) => entry.slug }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { cmsPages: items }, meta };
    },
  );
}

function registerPage(app: App, { db }: AppDependencies): void {
  // A page's slug may hold slashes (`cennik/zabiegi-endermologii`), sent as they are or encoded.
  app.get(
    '/api/cms-pages/*',
    {
      schema: {
        tags: pageTags,
        summary:
          'A page by its slug in any language; `version`: another version of a legal text than the one in effect',
        params: z.object({ '*': z.string().min(1) }),
        querystring: cmsPageQuery,
        response: { 200: dataOf({ cmsPage }) },
      },
    },
    async (request, reply) => {
      const slug = request.params['*'].replace(/^\/+|\/+$/g, '');
      const { locale, now } = request.context;
      const marketId = Number(marketOf(request).id);
      const facts = await selectShopFacts(db, marketId, locale);
      const found = await selectPage(db, slug, { locale, marketId, now, facts });
      const shown = found && (await inVersion(db, found.page, { version: request.query.version, locale, now }));
      if (!shown) throw notFound();
      cachePublicly(request, reply, earlier(found.changesAt, shown.changesAt));
      return { data: { cmsPage: shown.page } };
    },
  );
}

/** The first of two instants; null: there is neither. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function registerRedirects(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/redirects',
    {
      schema: {
        tags: pageTags,
        summary: 'Addresses that lead elsewhere; `from`: this one only; sort: from',
        querystring: redirectsQuery,
        response: { 200: listOf({ redirects: z.array(redirect) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(
        sortItems(await selectRedirects(db, request.query.from), request.query.sort, { from: (entry) => entry.from }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { redirects: items }, meta };
    },
  );
}
