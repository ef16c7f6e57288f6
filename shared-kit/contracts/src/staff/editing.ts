/** Pieces of the records that staff edit. */
import { z } from 'zod';
import { recordId } from '../envelope';

const slug = z
  .string()
  .trim()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/);

/** Slugs by language; a former one still leads to the record. */
export const slugsInput = z.strictObject({ pl: slug, en: slug });

/** A value in each language. */
export const inBothLanguages = <Value extends z.ZodType>(value: Value) => z.strictObject({ pl: value, en: value });

export const shortText = z.string().trim().min(1).max(200);
export const longText = z.string().trim().max(5000);
export const localizedName = inBothLanguages(shortText);
export const localizedLead = inBothLanguages(z.string().trim().max(1000));

/** Stable key of a record for programs; never shown. */
export const recordCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/);
/** Photograph of POST /admin/pictures that the record shows; null: the drawn picture. */
export const pictureId = recordId.nullable().default(null);
export const recordIds = z.array(recordId).max(200);
export const position = z.int().min(0).max(100_000).default(0);
/** Minor units. */
export const amountInput = z.int().min(0).max(100_000_000);

type Change<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<Shape[Field] extends z.ZodDefault<infer Inner> ? Inner : Shape[Field]>;
};

/**
 * Body of a PUT: any of a new record's fields, unknown ones refused. Omitted fields stay, so nothing has a default
 * here: `.partial()` alone would fill in those of new records, and an edit of a name would reset all the rest.
 */
export function changeOf<Shape extends z.ZodRawShape>(
  input: z.ZodObject<Shape>,
): z.ZodObject<Change<Shape>, z.core.$strict>;
export function changeOf(input: z.ZodObject): z.ZodObject {
  const fields = Object.entries(input.shape).map(([field, schema]) => [field, z.optional(withoutDefault(schema))]);
  return z.strictObject(Object.fromEntries(fields));
}

const withoutDefault = (schema: z.core.$ZodType) => (schema instanceof z.ZodDefault ? schema.unwrap() : schema);

/** Pictures of a page in their order: each once, with what it shows in words. */
export const gallery = z
  .array(z.strictObject({ id: recordId, alt: localizedName }))
  .max(12)
  .refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length, { message: 'not_allowed' });
