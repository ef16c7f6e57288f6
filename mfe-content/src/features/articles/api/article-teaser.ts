import type { ArticleSummary, Image } from '@aksamit/contracts';

/** What a card shows of an article. Less than the API's summary: it stands inline in every page that lists articles. */
export interface ArticleTeaser {
  id: string;
  title: string;
  lead: string;
  /** Path per locale without the prefix of market and locale. */
  href: ArticleSummary['href'];
  publishedAt: string;
  /** Minutes. */
  readingTime: number;
  categoryName: string;
  /** Written for professionals; absent: for everybody. */
  isProfessional?: true;
  image: Pick<Image, 'kind' | 'id' | 'alt' | 'color' | 'width' | 'height' | 'widths'>;
}

/** Teaser of an article. */
export function articleTeaser(article: ArticleSummary): ArticleTeaser {
  const { kind, id, alt, color, width, height, widths } = article.image;
  return {
    id: article.id,
    title: article.title,
    lead: article.lead,
    href: article.href,
    publishedAt: article.publishedAt,
    readingTime: article.readingTime,
    categoryName: article.category.name,
    ...(article.isProfessional ? { isProfessional: true as const } : {}),
    image: { kind, id, alt, ...(color ? { color } : {}), width, height, widths },
  };
}
