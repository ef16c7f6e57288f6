import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BusHandle } from './bus-handle';
import type { StateTopicName, TopicName, TopicValue } from './topic-definitions';

export const BusContext = createContext<BusHandle | null>(null);

/** The module's bus handle. Throws outside of a mounted module. */
export function useBus(): BusHandle {
  const bus = useContext(BusContext);
  if (!bus)
    throw new Error('Failed to find the bus: this component is not inside a mounted module. Wrap it in BusContext.');
  return bus;
}

/** The current value of a state topic, following its changes. Undefined on the server and before the first publication. */
export function useTopic<T extends StateTopicName>(topic: T): TopicValue<T> | undefined {
  const bus = useBus();
  return useSyncExternalStore(
    (changed) => {
      const subscription = bus.observe(topic).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => bus.read(topic),
    // What the server rendered is for an unknown visitor: hydration must see the same.
    () => undefined,
  );
}

/** Calls `handle` for each event of a topic while the component is mounted. */
export function useEvent<T extends TopicName>(topic: T, handle: (value: TopicValue<T>) => void): void {
  const bus = useBus();
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const subscription = bus.observe(topic).subscribe((value) => latest.current(value));
    return () => subscription.unsubscribe();
  }, [bus, topic]);
}
