import type { LocaleCode, PageHead } from '@aksamit/contracts/platform';
import { listPageJsonLd, shareImageOf } from '@aksamit/contracts/structured-data';
import type { ArticleTeaser } from './api/article-teaser';
import { ARTICLES_PER_PAGE } from './api/get-articles';

/** The page of a list of articles. */
export interface ListedArticles {
  origin: string;
  basePath: string;
  locale: LocaleCode;
  /** From the home page down to the list. */
  trail: readonly { label: string; href: string }[];
  /** From 1. */
  page: number;
}

/** Picture and structured data of a page of articles; before they are loaded the way to it alone. */
export function articleListHead(
  list: { articles: readonly ArticleTeaser[]; total: number } | undefined,
  { origin, basePath, locale, trail, page }: ListedArticles,
): Pick<PageHead, 'image' | 'jsonLd'> {
  const { articles, total } = list ?? { articles: [], total: 0 };
  return {
    ...shareImageOf(articles.map(({ image }) => image)),
    jsonLd: listPageJsonLd(
      { origin, trail },
      {
        items: articles.map(({ title, href }) => ({ name: title, href: basePath + href[locale] })),
        from: (page - 1) * ARTICLES_PER_PAGE + 1,
        total,
      },
    ),
  };
}
