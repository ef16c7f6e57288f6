import type { Bus, BusMessage } from '@aksamit/shared-kit/bus';
import type { InlinePage } from '@aksamit/shared-kit/contracts/platform';

/** What was said on the bus, and when. */
export interface HeardEvent extends BusMessage {
  /** Milliseconds since 1970. */
  at: number;
  /** How many there were before it. */
  count: number;
}

export interface InspectorOptions {
  page: InlinePage;
  bus: Bus;
  /** The latest events, oldest first; grows and is cut while the page lives. */
  events: readonly HeardEvent[];
}

const MOST_EVENTS = 50;

/** Alt+Shift+M, wherever the letter is: with these keys held the letter itself is another on most systems. */
export function isInspectorKey({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyM';
}

/**
 * For developers and QA: Alt+Shift+M shows which modules and fragments stand where in the page, what is on the bus and
 * which packages are shared. Only in development and with a preview; it is loaded when first asked for.
 */
export function offerInspector({ page, bus }: Pick<InspectorOptions, 'page' | 'bus'>): void {
  if (!page.development && !page.preview) return;
  const events: HeardEvent[] = [];
  let count = 0;
  bus.messages.subscribe((message) => {
    if (message.kind !== 'event') return;
    events.push({ ...message, at: Date.now(), count });
    count += 1;
    if (events.length > MOST_EVENTS) events.shift();
  });
  let inspector: Promise<{ toggle(): void }> | undefined;
  addEventListener('keydown', (event) => {
    if (!isInspectorKey(event)) return;
    event.preventDefault();
    inspector ??= import(/* webpackChunkName: "later-inspector" */ './mount-inspector').then(({ mountInspector }) =>
      mountInspector({ page, bus, events }),
    );
    void inspector.then(({ toggle }) => toggle());
  });
}
