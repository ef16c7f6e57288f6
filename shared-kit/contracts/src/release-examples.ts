import { z } from 'zod';

/**
 * File of a release with the data for rendering its pages before it is published. No browser loads it, no page server
 * reads it.
 */
export const EXAMPLES_FILE = 'examples.json';

/** An author's data on a page beside what the build takes from its patterns and from the API's recorded examples. */
export const pageExample = z.strictObject({
  /** Parameters of its patterns by name; an omitted one is `example`. */
  params: z.record(z.string(), z.string()).optional(),
  /** Declared query parameters; omitted: none. */
  query: z.record(z.string(), z.string()).optional(),
  /**
   * By the path in the API's document (`/api/products/{slug}`): differences of the response's body from the recorded
   * one, as a JSON merge patch (RFC 7396); for a call that is not recorded the whole body.
   */
  answers: z.record(z.string().startsWith('/api/'), z.unknown()).optional(),
  /** Page of the same module to which it always redirects: it shows nothing itself. */
  leadsTo: z.string().optional(),
});
export type PageExample = z.infer<typeof pageExample>;

/** A response of the API, recorded with its own examples. */
export const recordedAnswer = z.strictObject({
  status: z.number().int(),
  /** The path's parameters of the recorded call, by name: those of another call replace them in the body. */
  params: z.record(z.string(), z.string()).default({}),
  body: z.unknown(),
});
export type RecordedAnswer = z.infer<typeof recordedAnswer>;

/** examples.json of a release. */
export const releaseExamples = z.strictObject({
  /** By the page's name; an omitted page is rendered with `example` for each parameter. */
  pages: z.record(z.string(), pageExample),
  /** GET operations by their path as the API's document has it: `/api/products/{slug}`, `/api/cms-pages/{*}`. */
  answers: z.record(z.string().startsWith('/api/'), recordedAnswer),
});
export type ReleaseExamples = z.infer<typeof releaseExamples>;
