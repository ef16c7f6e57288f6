import { type BusState, type PlainBusHandle, plainCopy } from '@aksamit/module-sdk/bus';

/** The shell's own state topics; its others are events. A test compares them with the kit's definitions. */
export const HOST_STATES: readonly string[] = ['market', 'locale', 'session', 'visitor', 'viewport', 'consent'];

const idOf = (topic: string): string => `${topic}@1`;

/**
 * The shell's own handle of the bus, without rxjs and the topics' schemas: those judge what other builds publish, and the
 * compiler judges the shell. The app part gives modules the same state through rxjs.
 */
export function hostBusHandle(state: BusState): PlainBusHandle {
  return {
    module: 'shell',
    read: (topic) => state.lastOf(idOf(topic))?.value as never,
    observe: (topic) => ({
      subscribe: (next) => ({ unsubscribe: state.follow(idOf(topic), (value) => next(value as never)) }),
    }),
    publish(topic, value) {
      const kind = HOST_STATES.includes(topic) ? 'state' : 'event';
      state.publish({ module: 'shell', id: idOf(topic), kind, value: plainCopy(value) });
    },
  };
}
