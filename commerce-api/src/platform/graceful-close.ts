import type { App } from './app-types';

/**
 * From the signal on that the API is about to end, and while it ends, each response ends its connection: kept-alive
 * ones would delay the end by over a minute, and a request just sent on one would be lost when it closes. Clients open
 * new ones to the next process; `/readyz` reports that this one accepts no more.
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
