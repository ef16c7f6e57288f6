import type { JsonSchema } from './json-schema';

/** Signature of sentMisfit, which the comparisons of parts call recursively. */
export type Misfit = (sent: JsonSchema, accepted: JsonSchema, path: string) => string | undefined;
