import { z } from 'zod';

const channelEvent = z.strictObject({
  /** ISO 8601. */
  at: z.string(),
  action: z.enum(['promote', 'rollback', 'canary']),
  module: z.string(),
  version: z.string(),
  /** Version that was live before; null for a module's first. */
  previous: z.string().nullable(),
});
export type ChannelEvent = z.infer<typeof channelEvent>;

/** What is live on a channel. */
export const channelRecord = z.strictObject({
  /** Grows by one with each change. */
  revision: z.number().int().nonnegative(),
  /** Module name to live version. */
  modules: z.record(z.string(), z.string()),
  /** Newest last; the last 200 are kept. */
  history: z.array(channelEvent),
});
export type ChannelRecord = z.infer<typeof channelRecord>;

const HISTORY_KEPT = 200;

export const emptyChannel: ChannelRecord = { revision: 0, modules: {}, history: [] };

/** The record with a module's version made live, without its revision; the store gives that. */
export function withVersion(
  record: ChannelRecord,
  change: { module: string; version: string; action: ChannelEvent['action']; at: Date },
): Omit<ChannelRecord, 'revision'> {
  const event: ChannelEvent = {
    at: change.at.toISOString(),
    action: change.action,
    module: change.module,
    version: change.version,
    previous: record.modules[change.module] ?? null,
  };
  return {
    modules: { ...record.modules, [change.module]: change.version },
    history: [...record.history, event].slice(-HISTORY_KEPT),
  };
}
