/** Writes answers. In tests and development each is checked against its schema first. */
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { z } from 'zod';

/**
 * @param check true: an answer that does not fit its schema is an error (500) that names what is wrong
 */
export function createResponseSerializer(check: boolean): FastifySerializerCompiler<unknown> {
  if (!check) return () => (data) => JSON.stringify(data);
  return ({ schema, method, url }) =>
    (data) => {
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
