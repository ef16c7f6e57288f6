/** Keys by which other systems read from the shop. Source: docs/decisions/0217. */
import { z } from 'zod';
import { instant, listQuery } from '../envelope';

/** What a key may read; the calls of each stand in the API's `key-scopes.ts` and in its document as `x-key-scopes`. */
export const API_KEY_SCOPES = ['orders', 'visits', 'offer', 'content', 'figures'] as const;
export const apiKeyScope = z.enum(API_KEY_SCOPES);
export type ApiKeyScope = z.infer<typeof apiKeyScope>;

/** GET /admin/api-keys, the newest first. `sort`: name, madeAt, lastUsedAt. */
export const apiKeysQuery = listQuery.extend({
  state: z.enum(['active', 'ended', 'revoked']).optional(),
});

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters, by which it is recognized: `ak_Qm3xZ1`. */
  beginning: z.string(),
  scopes: z.array(apiKeyScope),
  /** Name null: the account was deleted. */
  maker: z.object({ id: z.string(), name: z.string().nullable() }),
  madeAt: instant,
  /** At most a minute behind. */
  lastUsedAt: instant.nullable(),
  /** The last day on which it works, by the salons' clock. */
  lastDay: z.iso.date().nullable(),
  revokedAt: instant.nullable(),
  /** revoked: also when its maker is no admin any more. */
  state: z.enum(['active', 'ended', 'revoked']),
});
export type ApiKey = z.infer<typeof apiKey>;

/** POST /admin/api-keys. `lastDay`: today or later. */
export const apiKeyRequest = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(apiKeyScope).min(1).max(API_KEY_SCOPES.length),
  lastDay: z.iso.date().nullable().default(null),
});
export type ApiKeyRequest = z.input<typeof apiKeyRequest>;

/** The new key with its secret; null in the response to a repeat, since the secret is shown once and stored nowhere. */
export const newApiKey = z.object({ apiKey, secret: z.string().nullable() });
export type NewApiKey = z.infer<typeof newApiKey>;
