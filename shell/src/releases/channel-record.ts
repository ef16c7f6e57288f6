import { z } from 'zod';

/** Hash of a manifest's bytes, which names the hash of every file: what a version is, whoever writes to the store. */
const manifestPin = z.string().startsWith('sha384-');

const channelEvent = z.strictObject({
  /** ISO 8601. */
  at: z.string(),
  /** canary: a version or share of the canary channel; withdraw: the module has no canary any more. */
  action: z.enum(['promote', 'rollback', 'canary', 'withdraw']),
  module: z.string(),
  version: z.string(),
  /** Version that was live before; null for a module's first. */
  previous: z.string().nullable(),
  /** Percent of visitors, 0 to 100; canary only. */
  share: z.number().min(0).max(100).optional(),
  /** guard: the page servers' own decision, from what visitors' browsers reported. */
  by: z.enum(['operator', 'guard']).default('operator'),
  /** Why, in plain words. */
  reason: z.string().optional(),
  /** The version's manifest at that moment. Left out by records from before pins. */
  manifest: manifestPin.optional(),
});
export type ChannelEvent = z.infer<typeof channelEvent>;

/** What is live on a channel. */
export const channelRecord = z.strictObject({
  /** Grows by one with each change. */
  revision: z.number().int().nonnegative(),
  /** Module name to live version. */
  modules: z.record(z.string(), z.string()),
  /** Module name to its live version's manifest. A module that records from before pins made live is not in it. */
  manifests: z.record(z.string(), manifestPin).default({}),
  /** Canary channel: percent of visitors by module, the same modules as above. Empty on stable. */
  shares: z.record(z.string(), z.number().min(0).max(100)).default({}),
  /** Newest last; how much is kept, `keptHistory` says. */
  history: z.array(channelEvent),
});
export type ChannelRecord = z.infer<typeof channelRecord>;

export const emptyChannel: ChannelRecord = { revision: 0, modules: {}, manifests: {}, shares: {}, history: [] };

/**
 * The manifest that a version was made live with, also when it is live no more: what pages that are still open, and
 * rollbacks, need it to be. Undefined: it never was live, or before pins.
 */
export function pinOf(
  { modules, manifests, history }: Pick<ChannelRecord, 'modules' | 'manifests' | 'history'>,
  module: string,
  version: string,
): string | undefined {
  if (modules[module] === version && manifests[module] !== undefined) return manifests[module];
  return history.findLast((event) => event.module === module && event.version === version && event.manifest)?.manifest;
}
