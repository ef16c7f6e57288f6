/**
 * A picture of a record. Its file is not sent to an address of its own: staff send one by POST /file-uploads, whose answer
 * has a `putUrl`, and choose it for the record. Served as `/api/images/{kind}/{id}-{width}.{webp|avif}` for each of
 * `widths`.
 */
import { z } from 'zod';

export const imageKind = z.enum([
  'treatments',
  'articles',
  'article-categories',
  'salons',
  'authors',
  'pages',
  'therapists',
]);
export type ImageKind = z.infer<typeof imageKind>;

export const imageWidths = [320, 480, 640, 960, 1280] as const;

export const image = z.object({
  /** The id in the address, together with `kind`. */
  id: z.string(),
  kind: imageKind,
  /** Address of the 960-pixel WebP, without origin. */
  imageUrl: z.string(),
  alt: z.string(),
  /** Its main colour, `#rrggbb`: shown until it is loaded. Absent: not known. */
  color: z.string().optional(),
  title: z.string(),
  mimeType: z.string(),
  fileName: z.string(),
  originalName: z.string(),
  /** Null: the file is there. */
  putUrl: z.null().optional(),
  /** Address of the file; the same as `imageUrl`. */
  getUrl: z.string().optional(),
  /** Kind and id, below `/api/images/`. */
  storagePath: z.string().optional(),
  /** Pixel size of the largest width; the proportion holds for all. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
export type Image = z.infer<typeof image>;
