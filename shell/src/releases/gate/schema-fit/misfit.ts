import type { JsonSchema } from './json-schema';

/** sentMisfit, as the judges of parts call it again for what is inside. */
export type Misfit = (sent: JsonSchema, accepted: JsonSchema, path: string) => string | undefined;
