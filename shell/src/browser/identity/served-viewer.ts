import type { InlinePage, Viewer } from '@aksamit/contracts/platform';
import { hasSession } from './session';
import { storedVisitor, visitorOfCookie } from './visitor-id';

/**
 * The viewer for whom the server rendered this private page, if that is the current one; undefined on all other pages.
 * Cookies and this browser's storage may identify different people, as after storage was cleared or a logout in another
 * tab: the rendered content is then removed, and the browser renders the page. To be called once, before a visitor is
 * created.
 */
export function servedViewer({ reader, context }: Pick<InlinePage, 'reader' | 'context'>): Viewer | undefined {
  if (!reader) return undefined;
  const visitorUniqueId = storedVisitor(context.market.slug)?.uniqueId ?? visitorOfCookie(context.market.slug) ?? null;
  const isHere =
    reader.visitorUniqueId === visitorUniqueId && (reader.session.status === 'authenticated') === hasSession();
  if (isHere) return reader;
  for (const region of document.querySelectorAll('#main > [data-ssr]')) {
    region.removeAttribute('data-ssr');
    region.replaceChildren();
  }
  return undefined;
}
