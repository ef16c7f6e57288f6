import { type TopicValue, useBus } from '@aksamit/module-sdk/bus';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { useEffect, useRef } from 'react';

type Step = TopicValue<'commerce'>;

/**
 * Reports a step once for each `key` to the data layer; null: nothing to report (yet). A step of the page that the
 * server renders goes into the document, for the host to publish without this module's scripts.
 */
export function useCommerceStep(key: string, step: Step | null): void {
  const bus = useBus();
  const { host } = useModule();
  if (step) host.scope?.publications?.push({ topic: 'commerce', value: step });
  const latest = useRef(step);
  latest.current = step;
  const isReady = step !== null;
  const published = useRef('');
  useEffect(() => {
    if (!isReady || !latest.current || published.current === key) return;
    published.current = key;
    if (!host.takePublished?.('commerce', latest.current)) bus.publish('commerce', latest.current);
  }, [bus, host, key, isReady]);
}
