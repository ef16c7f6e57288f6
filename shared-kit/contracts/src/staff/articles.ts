/** Articles as they are written: versions, publication, previews. Source: docs/decisions/0211. */
import { z } from 'zod';
import { instant, recordId } from '../envelope';
import { staffArticleInput } from './content';
import { inBothLanguages, localizedName, slugsInput } from './editing';

const line = z.string().trim().max(200);

/** Fields that may be empty while nobody but staff sees the article. */
export const unfinishedArticle = {
  title: inBothLanguages(line),
  meta: inBothLanguages(z.strictObject({ title: line, description: z.string().trim().max(1000) })),
};

/** What a version holds. It may be unfinished: what is published has to be a whole `staffArticleInput`. */
export const staffArticleContent = staffArticleInput
  .omit({ code: true, enabled: true, publishedAt: true })
  .extend(unfinishedArticle);
export type StaffArticleContent = z.output<typeof staffArticleContent>;

/** What a version has to be once it is published. */
export const publishableArticle = staffArticleInput.omit({ code: true, enabled: true, publishedAt: true });

/** `planned`: not public, and will be at a time. `draft`: neither. */
export const articleState = z.enum(['draft', 'planned', 'published']);
export type ArticleState = z.infer<typeof articleState>;

/** POST /admin/article-drafts: an article that nobody but staff sees. */
export const articleDraftInput = z.strictObject({
  title: localizedName,
  slugs: slugsInput,
  categoryId: recordId,
  authorId: recordId,
});

const person = z.object({ id: z.string(), name: z.string() }).nullable();

export const articleVersion = z.object({
  /** From 1 for each article. */
  number: z.int().min(1),
  title: inBothLanguages(z.string()),
  createdAt: instant,
  /** Null: unknown, as of what was there before versions were. */
  createdBy: person,
  /** When it becomes public; null: nothing is planned. */
  publishAt: instant.nullable(),
  /** When it became public the last time; null: never. */
  publishedAt: instant.nullable(),
});
export type ArticleVersion = z.infer<typeof articleVersion>;

/** The latest version of an article, with what is public of it. */
export const staffArticleText = z.object({
  id: z.string(),
  code: z.string(),
  state: articleState,
  version: articleVersion,
  content: staffArticleContent,
  /** Whether the latest version differs from the public one. */
  hasChanges: z.boolean(),
  /** When a version becomes public: this one or a former one; null: nothing is planned. */
  plan: z.object({ number: z.int(), publishAt: instant }).nullable(),
  /** Since when the article is public; null: it is not. */
  publishedAt: instant.nullable(),
  /** Address of the public article without the locale's prefix. */
  href: inBothLanguages(z.string()),
});
export type StaffArticleText = z.infer<typeof staffArticleText>;

/** POST /admin/articles/{id}/versions. `basedOn`: number of the version that was changed; another latest one is a 409. */
export const articleVersionInput = z.strictObject({ basedOn: z.int().min(1), content: staffArticleContent });

/**
 * POST /admin/articles/{id}/publications: makes the latest version public, at once or at a time ahead, takes a plan back, or
 * withdraws the article. `basedOn` as of versions.
 */
export const articlePublicationInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), basedOn: z.int().min(1) }),
  z.strictObject({ action: z.literal('plan'), basedOn: z.int().min(1), publishAt: instant }),
  z.strictObject({ action: z.literal('cancelPlan'), basedOn: z.int().min(1) }),
  z.strictObject({ action: z.literal('withdraw'), basedOn: z.int().min(1) }),
]);
export type ArticlePublication = z.infer<typeof articlePublicationInput>;

/** Kinds of records that can be looked at before they are public. */
export const previewedKind = z.enum(['article', 'cmsPage']);
export type PreviewedKind = z.infer<typeof previewedKind>;

/** POST /admin/content-previews: fields of the record that differ from what is stored; the others are those of the record. */
export const contentPreviewInput = z.strictObject({
  recordKind: previewedKind,
  recordId,
  content: z.record(z.string().max(40), z.unknown()),
});

/** A link to a record as it would look. Its page is `content/preview` with the token. */
export const contentPreviewLink = z.object({ token: z.string(), expiresAt: instant });
export type ContentPreviewLink = z.infer<typeof contentPreviewLink>;
