import type { TopicName, TopicValue } from '@aksamit/contracts/topics';
import { useBus } from '@aksamit/module-sdk/bus';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { useEffect, useRef } from 'react';

/**
 * Publishes a value once for each `key`; null: nothing to publish (yet). The document of a public page carries the value,
 * and the host publishes it in the module's name without the module's scripts.
 */
export function usePublishOnce<T extends TopicName>(topic: T, key: string, value: TopicValue<T> | null): void {
  const { host } = useModule();
  const bus = useBus();
  if (value !== null) host.scope?.publications?.push({ topic, value });
  const latest = useRef(value);
  latest.current = value;
  const isReady = value !== null;
  const published = useRef('');
  useEffect(() => {
    if (!isReady || latest.current === null || published.current === key) return;
    published.current = key;
    if (!host.takePublished?.(topic, latest.current)) bus.publish(topic, latest.current);
  }, [bus, host, topic, key, isReady]);
}
