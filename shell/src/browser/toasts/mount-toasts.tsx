import type { BusHandle, TopicValue } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { type Toast, Toasts } from './toasts';

/**
 * Adds the list of toasts to the page.
 * @param waiting toasts that were queued before
 */
export function mountToasts({
  bus,
  t,
  waiting,
}: {
  bus: BusHandle;
  t: Translate;
  waiting: TopicValue<'toast'>[];
}): void {
  const container = document.createElement('div');
  document.body.append(container);
  const subscribe = (show: (toast: Toast) => void) => {
    for (const toast of waiting.splice(0)) show(toast);
    const subscription = bus.observe('toast').subscribe(show);
    return () => subscription.unsubscribe();
  };
  createRoot(container, { identifierPrefix: 'toasts-' }).render(
    <CacheProvider value={createCache({ key: 'shell-toasts', speedy: true })}>
      <Toasts t={t} subscribe={subscribe} />
    </CacheProvider>,
  );
}
