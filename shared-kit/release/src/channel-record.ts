import { z } from 'zod';

/**
 * Hash of a manifest's bytes. The manifest contains the hash of every file, so the pin identifies a version even if
 * someone rewrites the store.
 */
const manifestPin = z.string().startsWith('sha384-');

const channelEvent = z.strictObject({
  /** ISO 8601. */
  at: z.string(),
  /** canary: a version or share of the canary channel; withdraw: the module's canary ended. */
  action: z.enum(['promote', 'rollback', 'canary', 'withdraw']),
  module: z.string(),
  version: z.string(),
  /** Version deployed before; null for a module's first. */
  previous: z.string().nullable(),
  /** Percent of visitors, 0 to 100; canary only. */
  share: z.number().min(0).max(100).optional(),
  /** guard: decided by a page server, from reports of visitors' browsers. */
  by: z.enum(['operator', 'guard']).default('operator'),
  /** Reason in plain words. */
  reason: z.string().optional(),
  /** The version's manifest at that moment. Omitted by records from before pins. */
  manifest: manifestPin.optional(),
});
export type ChannelEvent = z.infer<typeof channelEvent>;

/** The deployed versions of a channel. */
export const channelRecord = z.strictObject({
  /** Increases by one with each change. */
  revision: z.number().int().nonnegative(),
  /** Module name to deployed version. */
  modules: z.record(z.string(), z.string()),
  /** Module name to the manifest of its deployed version. Modules deployed by records from before pins are missing. */
  manifests: z.record(z.string(), manifestPin).default({}),
  /** Canary channel: percent of visitors by module, the same modules as above. Empty on stable. */
  shares: z.record(z.string(), z.number().min(0).max(100)).default({}),
  /** Newest last; truncated by `retainedHistory`. */
  history: z.array(channelEvent),
});
export type ChannelRecord = z.infer<typeof channelRecord>;

export const emptyChannel: ChannelRecord = { revision: 0, modules: {}, manifests: {}, shares: {}, history: [] };

/**
 * The manifest with which a version was deployed, even if it no longer is: open pages and rollbacks depend on it.
 * Undefined: it was never deployed, or before pins.
 */
export function pinOf(
  { modules, manifests, history }: Pick<ChannelRecord, 'modules' | 'manifests' | 'history'>,
  module: string,
  version: string,
): string | undefined {
  if (modules[module] === version && manifests[module] !== undefined) return manifests[module];
  return history.findLast((event) => event.module === module && event.version === version && event.manifest)?.manifest;
}
