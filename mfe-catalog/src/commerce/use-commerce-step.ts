import type { TopicValue } from '@aksamit/module-sdk/bus';
import { usePublishOnce } from '@aksamit/module-sdk/islands';

/** Reports a step once for each `key` to the data layer; null: nothing to report (yet). */
export function useCommerceStep(key: string, step: TopicValue<'commerce'> | null): void {
  usePublishOnce('commerce', key, step);
}
