/** A module's manifest: written by its author (manifest.ts), completed by the build (manifest.json of a release). */
import { z } from 'zod';
import { PLATFORM_CONTRACT } from './platform-number';
import { pageExample } from './release-examples';

export const localeCode = z.enum(['pl', 'en']);
/** Locale of a page, lowercase, as in the specification (entity Locale, field code). */
export type LocaleCode = z.infer<typeof localeCode>;

/** `workspace`: the module fills the window, without the shop's header, footer and question about cookies. */
export const layout = z.enum(['plain', 'panel', 'account', 'article', 'checkout', 'workspace']);
export const rendering = z.enum(['public', 'private']);

/** A path pattern of segments: `/strefa-kobiet/:slug/`, `/blog/**`, `/`. Without the market's or locale's prefix. */
export const pathPattern = z
  .string()
  .regex(/^\/$|^\/(?:[^/]+\/)*(?:[^/]+\/|\*\*)$/, 'a path pattern starts with / and ends with / or **');

/** One page of a module. `name` is unique in the module; links name a page as `<module>/<name>`. */
export const pageClaim = z.strictObject({
  name: z.string(),
  layout,
  /** public: rendered on the server as for an unknown visitor and cached; private: chrome from the server, the rest in the browser. */
  rendering,
  /** Several patterns may lead to one page; the first of a locale is canonical for links. */
  patterns: z.strictObject({ pl: z.array(pathPattern).min(1), en: z.array(pathPattern).min(1) }),
  /** Query parameters that change the page's content (part of the cache key). All others are excluded from it. */
  query: z.array(z.string()).default([]),
  /** False: a page for visitors who are here already (a search). It is marked `noindex` and stands in no sitemap. */
  indexed: z.boolean().optional(),
  /** Patterns per locale that answer 301 to this page's canonical pattern (same parameters). */
  redirectsFrom: z
    .strictObject({ pl: z.array(pathPattern).default([]), en: z.array(pathPattern).default([]) })
    .optional(),
});
export type PageClaim = z.infer<typeof pageClaim>;

export const fragmentOffer = z.strictObject({
  name: z.string(),
  version: z.number().int().positive(),
  rendering,
  /** JSON Schema of the props, made from the fragment's zod schema at build time. */
  propsSchema: z.record(z.string(), z.unknown()),
  /** Height reserved before the fragment is mounted, CSS pixels, so that nothing shifts. */
  reservedHeightPx: z.number().int().nonnegative(),
});
export type FragmentOffer = z.infer<typeof fragmentOffer>;

export const fragmentUse = z.strictObject({
  module: z.string(),
  name: z.string(),
  version: z.number().int().positive(),
});

/** A topic that a module publishes: one of the shell's, or one of its own, named `<module>.<what>`. */
export const topicDeclaration = z.strictObject({
  topic: z.string(),
  version: z.number().int().positive(),
  /** state: the last value is replayed to new subscribers; event: it is not. Read for the module's own topics only. */
  kind: z.enum(['state', 'event']).default('event'),
  schema: z.record(z.string(), z.unknown()),
});

/** A topic that a module reads, in the version and shape that its code expects. */
export const topicReading = z.strictObject({
  topic: z.string(),
  version: z.number().int().positive(),
  schema: z.record(z.string(), z.unknown()),
});

/** A page of another module (`catalog/womens-product`) that a module links to. */
export const pageLink = z.strictObject({
  page: z.string(),
  /** Names of the link's parameters. Omitted by older builds for a name outside of a call: it may be another text. */
  params: z.array(z.string()).optional(),
});
export type PageLink = z.infer<typeof pageLink>;

export const releaseFile = z.strictObject({
  path: z.string(),
  integrity: z.string().startsWith('sha384-'),
  bytes: z.number().int(),
  brotliBytes: z.number().int(),
});

/** A page as its author declares it; the example goes into the release's examples.json. */
export const pageDeclaration = pageClaim.extend({ example: pageExample.optional() });
export type PageDeclaration = z.infer<typeof pageDeclaration>;

const moduleParts = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The build finds fragments mounted by `<Fragment>`; `uses` names those mounted by other means. */
  fragments: z.strictObject({ offers: z.array(fragmentOffer), uses: z.array(fragmentUse).default([]) }),
  bus: z.strictObject({
    publishes: z.array(topicDeclaration),
    /** A bare name is a topic of the shell in its first version, as manifests before version 0.2 of the kit have it. */
    reads: z.array(z.union([z.string(), topicReading])),
  }),
  apiVersion: z.string(),
  /** Brotli bytes of the module's own code for its entry page. */
  budgets: z.strictObject({ entryBrotliBytes: z.number().int() }),
});

/** What an author declares in manifest.ts of the module as a whole; pages and fragments are in their own files. */
export const moduleInput = moduleParts.extend({
  /** Fragments of others that are mounted by other means than `<Fragment>`. */
  fragments: moduleParts.shape.fragments.omit({ offers: true }).prefault({}),
  /** Name of the page that the manifest lists first: the one against which a private module's budget is measured. */
  entryPage: z.string().optional(),
});
export type ModuleInput = z.input<typeof moduleInput>;

/** An author's declaration, pages and fragments included; the build adds computed data. */
export const moduleDeclaration = moduleParts.extend({ pages: z.array(pageDeclaration) });
export type ModuleDeclaration = z.infer<typeof moduleDeclaration>;
export type ModuleDeclarationInput = z.input<typeof moduleDeclaration>;

/** manifest.json of a release. */
export const releaseManifest = moduleDeclaration.extend({
  pages: z.array(pageClaim),
  contract: z.literal(PLATFORM_CONTRACT),
  version: z.string(),
  /** Built for development: warnings, no minification, styles in style elements. */
  development: z.boolean().default(false),
  /** Shared packages with the version range of the build. */
  shared: z.record(z.string(), z.string()),
  /** The shell only: shared packages with the versions that it provides for everyone. */
  provides: z.record(z.string(), z.string()).default({}),
  /** Found by the build: the recorded pages that the module's sources name. The oldest manifests have none. */
  links: z.array(pageLink).default([]),
  /** Exports of the kit that the module calls, by subpath (`lifecycle`), found by the build; omitted: unknown. */
  usesKit: z.record(z.string(), z.array(z.string())).optional(),
  /** The shell only: exports of the kit that it provides for everyone, by subpath; omitted: unknown. */
  providesKit: z.record(z.string(), z.array(z.string())).optional(),
  files: z.array(releaseFile),
  entries: z.strictObject({
    /** Path of the federation entry under the release folder; for the shell its main script. */
    browser: z.string(),
    server: z.string(),
    /** Scripts that a page or fragment needs beside the entry: expose name (`app`, `fragment-mini-cart`) to paths. */
    chunks: z.record(z.string(), z.array(z.string())),
  }),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;
