import type { Translate } from '@aksamit/module-sdk/i18n';
import { button, element } from '../host/elements';
import { linkToOtherPage } from './pressed-link';

interface OfflineLinks {
  t: Translate;
  /** Opens an address once there is a connection. */
  open(href: string): void;
}

/**
 * Keeps the page while the browser has no connection: a link that is pressed then would replace what can still be read by
 * the browser's own error page. It is opened as soon as the connection is back, unless the visitor decides to stay.
 * Plain DOM and texts of the host: nothing more could be loaded.
 */
export function holdLinksWhileOffline({ t, open }: OfflineLinks): void {
  let wanted = '';
  let notice: HTMLElement | undefined;
  const stay = () => {
    notice?.remove();
    notice = undefined;
  };
  addEventListener('online', () => {
    if (!notice) return;
    stay();
    open(wanted);
  });
  document.addEventListener('click', (event) => {
    const link = window.navigator.onLine ? null : linkToOtherPage(event);
    if (!link) return;
    event.preventDefault();
    wanted = link.href;
    stay();
    notice = element('div', { class: 'trouble', role: 'alert' });
    // Its words are chosen so that none must be joined to the next.
    notice.append(element('p', {}, t('offline.text')), button({}, t('offline.stay'), stay));
    Object.assign(notice.style, LOOK);
    document.body.append(notice);
  });
}

/** In view wherever the link is. */
const LOOK = { position: 'fixed', inset: 'auto var(--gutter) 1rem', zIndex: '60', boxShadow: 'var(--shadow)' };
