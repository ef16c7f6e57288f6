import type { App } from './app-types';

/**
 * While the API ends, each answer ends its connection: those that are kept alive would hold the end up for over a
 * minute, and the page server opens new ones to the next process.
 */
export function closeConnectionsAtEnd(app: App): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
}
