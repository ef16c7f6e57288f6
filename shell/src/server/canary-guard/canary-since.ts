import type { ChannelRecord } from '@aksamit/release';

/** When a version became its module's canary, ISO 8601. A change of its share does not restart the period. */
export function canarySince(history: ChannelRecord['history'], module: string, version: string): string | null {
  const own = history.filter((event) => event.module === module);
  const before = own.findLastIndex((event) => event.action !== 'canary' || event.version !== version);
  return own[before + 1]?.at ?? null;
}
