/** Rows of articles, their categories and authors as the records that the API sends. */
import type { ArticleAuthor, ArticleCategory, ArticleSummary, ContentBlock, LocaleCode } from '@aksamit/contracts';
import { localePaths } from '../../../platform/page-address';
import { type AuthorPortrait, authorImageOf, imageOf, phoneCoverOf, withColor } from '../../operations/pictures';
import { readingMinutes } from './reading-time';

/** A text in each language. */
export interface Localized {
  pl: string;
  en: string;
}

/** A category of the blog, as PostgreSQL returns it. */
export interface CategoryJson {
  id: string;
  name: Localized;
  slugs: Localized;
  description: Localized;
  picture_id: string | null;
  picture_alt: Localized | null;
  /** Its main colour. */
  picture_color: string | null;
}

/** An author, as PostgreSQL returns it. */
export interface AuthorJson {
  id: string;
  name: string;
  position: Localized;
  bio: Localized;
  specialization: Localized;
  slugs: Localized | null;
  portrait: AuthorPortrait;
  picture_id: string | null;
  picture_alt: Localized | null;
  /** Its main colour. */
  picture_color: string | null;
}

/** An article, as lists read it. */
export interface ArticleRow {
  id: string;
  title: string;
  slugs: Localized;
  lead: string;
  content: ContentBlock[];
  published_at: string;
  gender: ArticleSummary['gender'];
  is_professional: boolean;
  rating_sum: number;
  ratings_count: number;
  picture_id: string | null;
  picture_alt: Localized | null;
  /** Main colour of its cover, its own or its category's. */
  cover_color: string | null;
  category: CategoryJson;
  author: AuthorJson;
}

export function toSummary(row: ArticleRow, locale: LocaleCode): ArticleSummary {
  return {
    id: row.id,
    model: 'article',
    locale,
    title: row.title,
    slug: row.slugs[locale],
    slugs: row.slugs,
    lead: row.lead,
    publishedAt: row.published_at,
    category: toArticleCategory(row.category, locale),
    author: toAuthor(row.author, locale),
    ...coverOf(row, locale),
    readingTime: readingMinutes(row.content),
    rating: row.ratings_count > 0 ? Math.round((row.rating_sum / row.ratings_count) * 100) / 100 : 0,
    ratingsCount: row.ratings_count,
    isProfessional: row.is_professional,
    gender: row.gender,
    href: localePaths('content/article', (code) => ({ categorySlug: row.category.slugs[code], slug: row.slugs[code] })),
  };
}

/**
 * Its own picture, else its category's, else folds of velvet drawn for it. Source: content-and-business-rules.md section 3, Article.
 */
function coverOf(
  { id, title, picture_id, picture_alt, cover_color, category }: ArticleRow,
  locale: LocaleCode,
): Pick<ArticleSummary, 'image' | 'imageMobile'> {
  const isOfCategory = picture_id === null && category.picture_id !== null;
  const [kind, recordId] = isOfCategory ? (['article-categories', category.id] as const) : (['articles', id] as const);
  const pictureId = picture_id ?? category.picture_id;
  const alt = (isOfCategory ? category.picture_alt : picture_alt)?.[locale] ?? title;
  return {
    image: withColor(imageOf(kind, recordId, alt, pictureId), cover_color),
    imageMobile: phoneCoverOf(kind, recordId, alt, pictureId),
  };
}

export function toArticleCategory(json: CategoryJson, locale: LocaleCode): ArticleCategory {
  const alt = json.picture_alt?.[locale] ?? json.name[locale];
  return {
    id: json.id,
    name: json.name[locale],
    slug: json.slugs[locale],
    slugs: json.slugs,
    description: json.description[locale],
    coverImage: withColor(imageOf('article-categories', json.id, alt, json.picture_id), json.picture_color),
    coverImageMobile: phoneCoverOf('article-categories', json.id, alt, json.picture_id),
  };
}

export function toAuthor(json: AuthorJson, locale: LocaleCode): ArticleAuthor {
  return {
    id: json.id,
    avatar: authorImageOf(json.id, json.name, {
      portrait: json.portrait,
      pictureId: json.picture_id,
      alt: json.picture_alt?.[locale] ?? null,
      color: json.picture_color,
    }),
    name: json.name,
    position: json.position[locale],
    bio: json.bio[locale],
    specialization: json.specialization[locale],
    slug: json.slugs?.[locale] ?? null,
    slugs: json.slugs,
  };
}
