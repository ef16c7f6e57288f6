import { availableParallelism } from 'node:os';
import { deployment } from '@aksamit/contracts/deployment';
import type { MapTiles } from '@aksamit/contracts/platform';
import { readTrustedKeys, type TrustedKey } from '@aksamit/release';
import { z } from 'zod';
import type { CanaryMargins } from './canary-guard/judge-canary';
import { mapTileSettings } from './map-tiles/providers';
import { parsedOrigin } from './preview/preview-origins';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  API_ORIGIN: origin.default('http://127.0.0.1:8081'),
  /** Allowed only with DEPLOYMENT=demo. */
  SANDBOX_ORIGIN: origin.optional(),
  RELEASE_STORE: z.string().min(1),
  PUBLIC_ORIGIN: origin.optional(),
  /** Proxies whose x-forwarded-* headers are trusted: addresses or networks, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  /** Signs previews and page views; without it there are no previews and no reports. */
  RELEASE_SECRET: z.string().min(16).optional(),
  /** File of the keys whose releases may run (npm run release -- keygen); without it releases need no signature. */
  RELEASE_KEYS: z.string().min(1).optional(),
  /** Origins of developers' own servers that previews may load, separated by commas. Only with DEPLOYMENT=demo. */
  PREVIEW_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(
      z.array(
        z.string().refine((text) => parsedOrigin(text) !== null, 'a part is no origin like http://localhost:4301'),
      ),
    )
    .transform((parts) => parts.flatMap((part) => parsedOrigin(part) ?? [])),
  /** 1: caches in front of this server vary their responses by the `release-bucket` cookie. */
  EDGE_KEYS_RELEASE_BUCKET: z.enum(['0', '1']).default('0'),
  /** Milliseconds between two checks of the canaries' statistics; 0: canaries are not judged. */
  CANARY_CHECK_MS: z.coerce.number().int().min(0).max(3_600_000).default(15_000),
  /** Margins of judgeCanary (canary-guard/judge-canary.ts). */
  CANARY_LEAST_VIEWS: z.coerce.number().int().min(1).default(200),
  CANARY_LEAST_FAILED: z.coerce.number().int().min(1).default(10),
  CANARY_PROBLEM_POINTS: z.coerce.number().min(0).max(100).default(2),
  CANARY_PROBLEM_FACTOR: z.coerce.number().min(1).default(2),
  CANARY_LCP_PERCENT: z.coerce.number().min(0).default(20),
  CANARY_LCP_MS: z.coerce.number().min(0).default(300),
  /** URL of the tag manager's script; a market's container id is added to it. A path refers to this server. */
  TAG_MANAGER_URL: z
    .union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[\w-][\w./-]*$/)])
    .default('https://www.googletagmanager.com/gtm.js'),
  /** Multiplies every request limit, as in the API. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEPLOYMENT: deployment,
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, Math.min(4, availableParallelism()))),
  RENDER_DEADLINE_MS: z.coerce.number().int().min(50).max(10_000).default(800),
  RENDER_ANSWER_MS: z.coerce.number().int().min(50).max(30_000).default(2_200),
  RENDER_PRIVATE_MS: z.coerce.number().int().min(50).max(30_000).default(1_000),
  FORM_ACTION_MS: z.coerce.number().int().min(100).max(30_000).default(5_000),
  RENDER_TURN_MS: z.coerce.number().int().min(50).max(60_000).default(10_000),
});

export interface PageServerConfig {
  port: number;
  apiOrigin: string;
  /** Null: /sandbox/ answers 404. */
  sandboxOrigin: string | null;
  releaseStore: string;
  publicOrigin: string;
  trustedProxies: string[];
  /** Null: no previews, no reports. */
  releaseSecret: string | null;
  /** Null: releases need no signature. */
  trustedKeys: TrustedKey[] | null;
  /** Parsed origins; empty: none. */
  previewOrigins: string[];
  edgeKeysReleaseBucket: boolean;
  canaryCheckMs: number;
  canaryMargins: CanaryMargins;
  /** Null: maps draw borders. */
  mapTiles: MapTiles | null;
  tagManagerUrl: string;
  rateLimitFactor: number;
  logLevel: string;
  renderWorkers: number;
  /** Timeout of a module's rendering; longer where its bundle has not run yet. */
  renderDeadlineMs: number;
  /**
   * The visitor receives header and footer after this time, even if the rendering goes on; the browser then renders the
   * page.
   */
  renderAnswerMs: number;
  /** The same for private pages, which can be sent at once without their content. */
  renderPrivateMs: number;
  /** Timeout of a form that a browser without scripts sends. */
  formActionMs: number;
  /** How long a page waits in the queue while its client already has the maximum of concurrent renderings. */
  renderTurnMs: number;
}

/**
 * Parses the page server's configuration from the environment.
 * @throws one plain sentence when a value is wrong, and when a deployment that is no named demo has a sandbox (money
 * and messages there are simulated) or developers' servers
 */
export function readConfig(env: NodeJS.ProcessEnv): PageServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const mapTiles = mapTileSettings.safeParse(given);
  if (!parsed.success || !mapTiles.success) {
    const [issue] = [...(parsed.error?.issues ?? []), ...(mapTiles.error?.issues ?? [])];
    const name = issue?.path.join('.') ?? 'the environment';
    throw new Error(`Failed to start the page server: ${name} is wrong (${issue?.message}). Set it and start again.`);
  }
  const values = parsed.data;
  const forDemo = {
    SANDBOX_ORIGIN: values.SANDBOX_ORIGIN !== undefined,
    PREVIEW_ORIGINS: values.PREVIEW_ORIGINS.length > 0,
  };
  for (const [name, isSet] of Object.entries(forDemo)) {
    if (!isSet || values.DEPLOYMENT === 'demo') continue;
    const remedy = 'Unset it, or set DEPLOYMENT=demo for a shop that takes no money.';
    throw new Error(`Failed to start the page server: ${name} is set in production. ${remedy}`);
  }
  return {
    port: values.PORT,
    apiOrigin: values.API_ORIGIN,
    sandboxOrigin: values.SANDBOX_ORIGIN ?? null,
    releaseStore: values.RELEASE_STORE,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    trustedProxies: values.TRUSTED_PROXIES,
    releaseSecret: values.RELEASE_SECRET ?? null,
    trustedKeys: values.RELEASE_KEYS === undefined ? null : readTrustedKeys(values.RELEASE_KEYS),
    previewOrigins: values.PREVIEW_ORIGINS,
    edgeKeysReleaseBucket: values.EDGE_KEYS_RELEASE_BUCKET === '1',
    canaryCheckMs: values.CANARY_CHECK_MS,
    canaryMargins: {
      leastViews: values.CANARY_LEAST_VIEWS,
      leastFailed: values.CANARY_LEAST_FAILED,
      problemPoints: values.CANARY_PROBLEM_POINTS,
      problemFactor: values.CANARY_PROBLEM_FACTOR,
      lcpPercent: values.CANARY_LCP_PERCENT,
      lcpMs: values.CANARY_LCP_MS,
    },
    tagManagerUrl: values.TAG_MANAGER_URL,
    mapTiles: mapTiles.data,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    logLevel: values.LOG_LEVEL,
    renderWorkers: values.RENDER_WORKERS,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    renderAnswerMs: values.RENDER_ANSWER_MS,
    renderPrivateMs: values.RENDER_PRIVATE_MS,
    formActionMs: values.FORM_ACTION_MS,
    renderTurnMs: values.RENDER_TURN_MS,
  };
}
