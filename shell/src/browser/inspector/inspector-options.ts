import type { InlinePage } from '@aksamit/contracts/platform';
import type { Bus, BusMessage } from '@aksamit/module-sdk/bus';

/** A message on the bus, and its time. */
export interface ReceivedEvent extends BusMessage {
  /** Milliseconds since 1970. */
  at: number;
  /** Number of messages before it. */
  count: number;
}

export interface InspectorOptions {
  page: InlinePage;
  bus: Bus;
  /** The latest events, oldest first; grows and is truncated while the page is open. */
  events: readonly ReceivedEvent[];
}
