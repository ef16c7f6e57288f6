/** Serializes responses. In tests and development each is checked against its schema first. */
import { z } from 'zod';

/** @param check true: a response that does not fit its schema is an error (500) that names the mismatch */
export function createResponseSerializer(check: boolean) {
  if (!check) return () => (data: unknown) => JSON.stringify(data);
  return ({ schema, method, url }: { schema: unknown; method: string; url: string }) =>
    (data: unknown) => {
      if (!(schema instanceof z.ZodType)) return JSON.stringify(data);
      const parsed = schema.safeParse(data);
      if (!parsed.success) {
        throw new Error(
          `Failed to answer ${method} ${url}: the answer does not fit its schema. ${z.prettifyError(parsed.error)}`,
        );
      }
      return JSON.stringify(parsed.data);
    };
}
