import { pictureUrl } from '@aksamit/ui';
import { LOGO_PATH } from '../../brand/logo-path';
import type { ArticleOfPage } from './api/get-article';

const LARGEST_WIDTH = 1280;

/** Structured data of an article (schema.org Article and its breadcrumbs). `origin` without a slash at its end. */
export function articleJsonLd(
  article: ArticleOfPage,
  page: { origin: string; path: string; publisher: string; trail: readonly { name: string; path: string }[] },
): Record<string, unknown>[] {
  const url = `${page.origin}${page.path}`;
  return [
    {
      '@context': 'https://schema.org',
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
        logo: { '@type': 'ImageObject', url: `${page.origin}${LOGO_PATH}`, width: 512, height: 512 },
      },
      mainEntityOfPage: url,
      ...(article.ratingsCount > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: article.rating.toFixed(2),
              ratingCount: article.ratingsCount,
            },
          }
        : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: page.trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${page.origin}${path}`,
      })),
    },
  ];
}
