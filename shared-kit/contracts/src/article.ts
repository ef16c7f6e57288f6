/** Blog. Source: content-and-business-rules.md section 3. */
import { z } from 'zod';
import { instant, listQuery, localizedSlugs } from './envelope';
import { image } from './image';
import { localeCode } from './platform';
import { promoBarLook } from './section-names';

export const articleAuthor = z.object({
  id: z.string(),
  avatar: image,
  name: z.string(),
  position: z.string(),
  bio: z.string(),
  specialization: z.string(),
  /** Of the author's own page; null: there is none. Absent from an older API. */
  slug: z.string().nullable().optional(),
  slugs: localizedSlugs.nullable().optional(),
});
export type ArticleAuthor = z.infer<typeof articleAuthor>;

export const articleCategory = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  description: z.string(),
  coverImage: image,
  coverImageMobile: image,
});
export type ArticleCategory = z.infer<typeof articleCategory>;

export const promoBar = z.object({
  id: z.string(),
  promoBarVisible: z.boolean(),
  promoBarHeadline: z.string(),
  promoBarSubheadline: z.string(),
  promoBarButtonMainLabel: z.string(),
  promoBarButtonMainUrl: z.string(),
  promoBarButtonSideLabel: z.string(),
  promoBarButtonSideUrl: z.string(),
  /** Absent from an older API, and of a bar that an article has as a copy: soft. A newer one is soft too. */
  look: promoBarLook.optional().catch(undefined),
});
export type PromoBar = z.infer<typeof promoBar>;

/** A piece of a text. Prose holds plain text, no markup. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()), ordered: z.boolean() }),
  z.object({ type: z.literal('faq'), items: z.array(z.object({ title: z.string(), content: z.string() })) }),
  z.object({ type: z.literal('contact'), label: z.string(), value: z.string(), href: z.string().nullable() }),
  z.object({ type: z.literal('link'), label: z.string(), path: z.string(), description: z.string() }),
  z.object({ type: z.literal('note'), text: z.string() }),
]);
export type ContentBlock = z.infer<typeof contentBlock>;

/** What a list shows of an article. */
export const articleSummary = z.object({
  id: z.string(),
  model: z.literal('article'),
  /** Locale that the texts are in. */
  locale: localeCode,
  title: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  lead: z.string(),
  publishedAt: instant,
  category: articleCategory,
  author: articleAuthor,
  image,
  imageMobile: image,
  /** Minutes. */
  readingTime: z.int().min(1),
  rating: z.number().min(0).max(5),
  ratingsCount: z.int().min(0),
  isProfessional: z.boolean(),
  gender: z.enum(['male', 'female', 'all']),
  /** Path per locale without the locale's prefix: from category and article slug. */
  href: localizedSlugs,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** GET /articles and /articles/by-category/{slug}. `sort`: publishedAt, title, rating. */
export const articlesQuery = listQuery.extend({
  q: z.string().max(100).optional(),
  category: z.string().max(80).optional(),
  gender: z.enum(['male', 'female', 'all']).optional(),
  /** Slug of the author in any language. */
  author: z.string().max(80).optional(),
});

export const articleCtaType = z.enum(['contactForm', 'leadForm', 'offer', 'product']);

export const article = articleSummary.extend({
  content: z.array(contentBlock),
  /** Words of the text. Absent from an older API. */
  wordCount: z.int().min(0).optional(),
  /** The last edit, or the publication where that is later. Absent from an older API. */
  updatedAt: instant.optional(),
  sideCategories: z.array(articleCategory),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Only when it is visible. */
  promoContent: promoBar.nullable(),
  ctaType: articleCtaType.nullable(),
  ctaTypeData: z.object({ productId: z.string().nullable() }).nullable(),
  relatedArticles: z.array(articleSummary),
  /** Ids of products that the article mentions. */
  products: z.array(
    z.object({ id: z.string(), name: z.string(), slug: z.string(), gender: z.enum(['male', 'female']) }),
  ),
});
export type Article = z.infer<typeof article>;
