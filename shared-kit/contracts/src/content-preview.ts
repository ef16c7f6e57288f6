/** Records as they would look once they are published. Source: docs/decisions/0211. */
import { z } from 'zod';
import { article } from './article';
import { cmsPage } from './cms-page';
import { instant } from './envelope';

/** GET /content-previews/{token}: the one that is previewed; the others are null. */
export const contentPreview = z.object({
  expiresAt: instant,
  article: article.nullable(),
  cmsPage: cmsPage.nullable(),
});
export type ContentPreview = z.infer<typeof contentPreview>;
