import { z } from 'zod';

/** File of a release with what its pages are rendered with before it is published. For no browser, read by no page server. */
export const EXAMPLES_FILE = 'examples.json';

/** What an author says of a page beside what the build takes from its patterns and from the API's recorded examples. */
export const pageExample = z.strictObject({
  /** Parameters of its patterns by name; one that is left out is `example`. */
  params: z.record(z.string(), z.string()).optional(),
  /** Declared query parameters; left out: none. */
  query: z.record(z.string(), z.string()).optional(),
  /**
   * By the path that the API's document has (`/api/products/{slug}`): what is other in the answer's body than recorded, as a
   * JSON merge patch (RFC 7396); of a call that is not recorded the whole body.
   */
  answers: z.record(z.string().startsWith('/api/'), z.unknown()).optional(),
  /** Name of the page of the same module to which it always leads: it shows nothing itself. */
  leadsTo: z.string().optional(),
});
export type PageExample = z.infer<typeof pageExample>;

/** What the API answered when its own examples were recorded. */
export const recordedAnswer = z.strictObject({
  status: z.number().int(),
  /** The path's parameters of the recorded call, by name: another call's own take their place in the body. */
  params: z.record(z.string(), z.string()).default({}),
  body: z.unknown(),
});
export type RecordedAnswer = z.infer<typeof recordedAnswer>;

/** examples.json of a release. */
export const releaseExamples = z.strictObject({
  /** By the page's name; a page that is left out is rendered with `example` for each parameter. */
  pages: z.record(z.string(), pageExample),
  /** GET operations by their path as the API's document has it: `/api/products/{slug}`, `/api/cms-pages/{*}`. */
  answers: z.record(z.string().startsWith('/api/'), recordedAnswer),
});
export type ReleaseExamples = z.infer<typeof releaseExamples>;
