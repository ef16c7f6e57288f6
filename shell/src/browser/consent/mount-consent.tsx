import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { ConsentPanel, type ConsentPanelProps } from './consent-panel';

/** Adds the panel to the page; what it returns takes it away again. */
export function mountConsent(props: ConsentPanelProps): () => void {
  const container = document.createElement('div');
  // Before the page's content: who reads by keyboard or ear meets the question first, after the skip link.
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
