import { CONTEXT, type JsonLd, ratingOf, trailEntry } from '@aksamit/contracts/structured-data';
import { pictureUrl } from '@aksamit/ui';
import { LOGO_PATH } from '../../brand/logo-path';
import type { ArticleOfPage } from './api/get-article';
import { authorOf } from './author-json-ld';

const LARGEST_WIDTH = 1280;

/** Structured data of an article (schema.org Article and its breadcrumbs). `origin` without a slash at its end. */
export function articleJsonLd(
  article: ArticleOfPage,
  page: {
    origin: string;
    path: string;
    /** Of the author's page; null: there is none. */
    authorPath: string | null;
    publisher: string;
    /** What visitors of an article for professionals are called. */
    professionals: string;
    trail: readonly { label: string; href: string }[];
  },
): JsonLd[] {
  const url = `${page.origin}${page.path}`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: article.title,
      description: article.lead,
      image: [article.image, article.imageMobile].map(
        (image) => `${page.origin}${pictureUrl(image, LARGEST_WIDTH, 'webp')}`,
      ),
      datePublished: article.publishedAt,
      ...(article.updatedAt === undefined ? {} : { dateModified: article.updatedAt }),
      articleSection: [article.category, ...article.sideCategories].map(({ name }) => name),
      ...(article.wordCount === undefined ? {} : { wordCount: article.wordCount }),
      inLanguage: article.locale,
      ...(article.isProfessional ? { audience: { '@type': 'Audience', audienceType: page.professionals } } : {}),
      author: authorOf(article.author, { origin: page.origin, path: page.authorPath, publisher: page.publisher }),
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
