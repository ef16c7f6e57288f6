import type { PageComponents } from '@aksamit/module-sdk/lifecycle';
import { lazy } from 'react';
import { HomePage } from '../pages/home-page';
import { textPages } from './text-pages';

const CmsPage = lazy(() =>
  import(/* webpackChunkName: "page-cms-page" */ '../pages/cms-page').then((page) => ({ default: page.CmsPage })),
);
const FormPage = lazy(() =>
  import(/* webpackChunkName: "page-contact~business-idea~reviewer-club" */ '../pages/form-page').then((page) => ({
    default: page.FormPage,
  })),
);
const ArticlePage = lazy(() =>
  import(/* webpackChunkName: "page-article" */ '../pages/article-page').then((page) => ({
    default: page.ArticlePage,
  })),
);
const BlogPage = lazy(() =>
  import(/* webpackChunkName: "page-blog" */ '../pages/blog-page').then((page) => ({ default: page.BlogPage })),
);
const BlogSearchPage = lazy(() =>
  import(/* webpackChunkName: "page-blog-search" */ '../pages/blog-search-page').then((page) => ({
    default: page.BlogSearchPage,
  })),
);
const BlogCategoryPage = lazy(() =>
  import(/* webpackChunkName: "page-blog-category" */ '../pages/blog-category-page').then((page) => ({
    default: page.BlogCategoryPage,
  })),
);
const OpinionsPage = lazy(() =>
  import(/* webpackChunkName: "page-opinions" */ '../pages/opinions-page').then((page) => ({
    default: page.OpinionsPage,
  })),
);
const SiteMapPage = lazy(() =>
  import(/* webpackChunkName: "page-site-map" */ '../pages/site-map-page').then((page) => ({
    default: page.SiteMapPage,
  })),
);

/** Page name to component. */
export const pages: PageComponents = {
  ...Object.fromEntries(Object.keys(textPages).map((name) => [name, CmsPage])),
  contact: FormPage,
  'business-idea': FormPage,
  'reviewer-club': FormPage,
  home: HomePage,
  blog: BlogPage,
  'blog-search': BlogSearchPage,
  'blog-category': BlogCategoryPage,
  article: ArticlePage,
  'article-by-slug': ArticlePage,
  'site-map': SiteMapPage,
  'cms-page': CmsPage,
  opinions: OpinionsPage,
};
