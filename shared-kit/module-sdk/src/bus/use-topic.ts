import type { StateTopicName, TopicName, TopicValue } from '@aksamit/contracts/topics';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BusHandle } from './bus-handle';

export const BusContext = createContext<BusHandle | null>(null);

/** Topics as the server knew them when it rendered a private page for its visitor. */
export type ServedTopics = Partial<{ [Name in StateTopicName]: TopicValue<Name> }>;

/** Undefined on public pages, and on those that the browser rendered. */
export const ServedTopicsContext = createContext<ServedTopics | undefined>(undefined);

/** The module's bus handle. Throws outside of a mounted module. */
export function useBus(): BusHandle {
  const bus = useContext(BusContext);
  if (!bus)
    throw new Error('Failed to find the bus: this component is not inside a mounted module. Wrap it in BusContext.');
  return bus;
}

/**
 * The current value of a state topic, following its changes. Undefined before the first publication and on the server,
 * except for topics about the visitor of a private page.
 */
export function useTopic<T extends StateTopicName>(topic: T): TopicValue<T> | undefined {
  const bus = useBus();
  const served = useContext(ServedTopicsContext);
  return useSyncExternalStore(
    (changed) => {
      const subscription = bus.observe(topic).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => bus.read(topic),
    // Hydration must use the values of the server's rendering.
    () => served?.[topic],
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
