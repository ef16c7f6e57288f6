import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { ConsentPanel, type ConsentPanelProps } from './consent-panel';

/** Adds the panel to the page; returns its removal. */
export function mountConsent(props: ConsentPanelProps): () => void {
  const container = document.createElement('div');
  // Before the page's content: keyboard and screen-reader users reach the question first, after the skip link.
  document.querySelector('main')?.before(container);
  const root = createRoot(container, { identifierPrefix: 'consent-' });
  root.render(
    <CacheProvider value={createCache({ key: 'shell-consent', speedy: true })}>
      <ConsentPanel {...props} />
    </CacheProvider>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}
