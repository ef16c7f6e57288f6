import type { InspectorOptions, ReceivedEvent } from './inspector-options';

const MOST_EVENTS = 50;

/** Alt+Shift+M by the physical key: with these modifiers most systems produce another letter. */
export function isInspectorKey({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyM';
}

/**
 * For developers and QA: Alt+Shift+M shows the page's modules and fragments, the bus and the shared packages. Only in
 * development and with a preview; loaded on first use.
 */
export function offerInspector({ page, bus }: Pick<InspectorOptions, 'page' | 'bus'>): void {
  if (!page.development && !page.preview) return;
  const events: ReceivedEvent[] = [];
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
