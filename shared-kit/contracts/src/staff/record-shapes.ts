/** What the calls of all kinds of records have in common. */
import { z } from 'zod';
import { listQuery } from '../envelope';

/** Query of a list of records: a search text, and required values of fields. */
export const recordsQuery = <Field extends string>(...fields: Field[]) => {
  const filter = z.string().max(80).optional();
  const filters = Object.fromEntries(fields.map((field) => [field, filter])) as Record<Field, typeof filter>;
  return listQuery.extend({ q: z.string().trim().max(100).optional(), ...filters });
};

/** A stored record: its id and all fields that staff set. */
export const stored = <Input extends z.ZodRawShape>(input: z.ZodObject<Input>) =>
  z.looseObject({ id: z.string(), ...input.shape });
