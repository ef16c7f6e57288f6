/** The envelopes of every response of the API. Source: calls.md, "The API's calls". */
import { z } from 'zod';

/** `meta` of a list: which page, how many on one, how many in all. */
export const listMeta = z.object({
  page: z.int().min(1),
  perPage: z.int().min(1).max(100),
  total: z.int().min(0),
});
export type ListMeta = z.infer<typeof listMeta>;

/**
 * Response of a failed call beside its HTTP status. `fields` maps the full path of a field to its messages
 * (`{"user.email": ["…"]}`); `details` holds data of the code (`alternatives`, `from`, `missing`, `lines`).
 */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** `{ data: { <name>: one } }` */
export function dataOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ data: z.object(shape) });
}

/** `{ data: { <name>: [many] }, meta }` */
export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ data: z.object(shape), meta: listMeta });
}

/** Query parameters that every list takes. `sort` is a field name, with `-` in front for descending. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(24),
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,30}$/)
    .optional(),
});

/** Query of a short list, which usually fits on one page. */
export const shortListQuery = listQuery.extend({ perPage: listQuery.shape.perPage.default(100) });

/** Record ids travel as strings of digits. */
export const recordId = z.string().regex(/^[1-9]\d{0,17}$/);

/** Instant in ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** A record's slug in each locale. */
export const localizedSlugs = z.object({ pl: z.string(), en: z.string() });
export type LocalizedSlugs = z.infer<typeof localizedSlugs>;
