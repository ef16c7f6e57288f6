import { createTranslations } from '@aksamit/module-sdk/i18n';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot, type Root } from 'react-dom/client';
import en from '../../locales/inspector/en.json';
import pl from '../../locales/inspector/pl.json';
import { Inspector } from './inspector';
import type { InspectorOptions } from './inspector-options';

/** Mounts the inspector in a root of its own; `toggle` opens and closes it, Escape closes it too. */
export function mountInspector(options: InspectorOptions): { toggle(): void } {
  const container = document.createElement('div');
  const cache = createCache({ key: 'shell-inspector', speedy: true });
  const t = createTranslations(options.page.context.locale, { pl, en });
  let root: Root | undefined;
  let focusedBefore: Element | null = null;

  const close = () => {
    if (!root) return;
    root.unmount();
    root = undefined;
    container.remove();
    removeEventListener('keydown', closeOnEscape);
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const open = () => {
    focusedBefore = document.activeElement;
    document.body.append(container);
    addEventListener('keydown', closeOnEscape);
    root = createRoot(container, { identifierPrefix: 'inspector-' });
    root.render(
      <CacheProvider value={cache}>
        <Inspector {...options} t={t} onClose={close} />
      </CacheProvider>,
    );
  };
  return { toggle: () => (root ? close() : open()) };
}
