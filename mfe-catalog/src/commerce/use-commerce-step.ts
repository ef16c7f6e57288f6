import { type TopicValue, useBus } from '@aksamit/module-sdk/bus';
import { useEffect, useRef } from 'react';

type Step = TopicValue<'commerce'>;

/** Reports a step once for each `key` to the data layer; null: nothing to report (yet). */
export function useCommerceStep(key: string, step: Step | null): void {
  const bus = useBus();
  const latest = useRef(step);
  latest.current = step;
  const isReady = step !== null;
  const published = useRef('');
  useEffect(() => {
    if (!isReady || !latest.current || published.current === key) return;
    published.current = key;
    bus.publish('commerce', latest.current);
  }, [bus, key, isReady]);
}
