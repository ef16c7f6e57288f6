import type { App } from './app-types';

/**
 * From the signal on that the API is about to end, and while it ends, each answer ends its connection: those that are kept
 * alive would hold the end up for over a minute, and a request that is just sent on one would be lost when it closes. Who
 * asks opens new ones to the next process; `/readyz` says that this one takes no more.
 */
export function closeConnectionsAtEnd(app: App, ending: AbortSignal): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || ending.aborted) reply.header('connection', 'close');
  });
}
