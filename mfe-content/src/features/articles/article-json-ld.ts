import { CONTEXT, type JsonLd, ratingOf, trailEntry } from '@aksamit/contracts/structured-data';
import { pictureUrl } from '@aksamit/ui';
import { LOGO_PATH } from '../../brand/logo-path';
import type { ArticleOfPage } from './api/get-article';

const LARGEST_WIDTH = 1280;

/** Structured data of an article (schema.org Article and its breadcrumbs). `origin` without a slash at its end. */
export function articleJsonLd(
  article: ArticleOfPage,
  page: { origin: string; path: string; publisher: string; trail: readonly { label: string; href: string }[] },
): JsonLd[] {
  const url = `${page.origin}${page.path}`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: article.title,
      description: article.lead,
      image: `${page.origin}${pictureUrl(article.image, LARGEST_WIDTH, 'webp')}`,
      datePublished: article.publishedAt,
      author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.position },
      url,
      publisher: {
        '@type': 'Organization',
        name: page.publisher,
        url: `${page.origin}/`,
        logo: { '@type': 'ImageObject', url: `${page.origin}${LOGO_PATH}` },
      },
      mainEntityOfPage: url,
      ...ratingOf({ average: article.rating, count: article.ratingsCount }),
    },
    trailEntry(page),
  ];
}
