/** Uploaded files, and short links. Source: calls.md, "POST /file-uploads", "POST /short-links". */
import { z } from 'zod';
import { instant } from './envelope';

/** Accepted types. No SVG: it can run scripts. */
export const uploadMimeType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);
export type UploadMimeType = z.infer<typeof uploadMimeType>;

/** Bytes. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** POST /file-uploads, before the file itself is sent. */
export const fileUploadRequest = z.strictObject({
  fileName: z.string().trim().min(1).max(200),
  mimeType: uploadMimeType,
  /** Exactly what will be sent. */
  size: z.number().int().min(1).max(LARGEST_UPLOAD),
});
export type FileUploadRequest = z.input<typeof fileUploadRequest>;

export const fileUpload = z.object({
  id: z.string(),
  /** `pending` until the file is uploaded; then `ready`, or `refused` when it is not what was announced. */
  status: z.enum(['pending', 'ready', 'refused']),
  /** The given name without characters that file systems refuse. */
  fileName: z.string(),
  originalName: z.string(),
  mimeType: uploadMimeType,
  /** Stored bytes; pictures are re-encoded. */
  size: z.int(),
  /** PUT the file here, with its mime type as content-type, until `putUrlExpiresAt`; null once it is uploaded. */
  putUrl: z.string().nullable(),
  putUrlExpiresAt: instant.nullable(),
  /** Signed address of the file for an hour; null until it is ready. Served as an attachment. */
  getUrl: z.string().nullable(),
  storagePath: z.string(),
});
export type FileUpload = z.infer<typeof fileUpload>;

/** POST /short-links: an address of the shop itself. */
export const shortLinkRequest = z.strictObject({ url: z.string().trim().min(1).max(2000) });
export type ShortLinkRequest = z.input<typeof shortLinkRequest>;
