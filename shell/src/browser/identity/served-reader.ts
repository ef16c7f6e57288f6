import type { InlinePage, Reader } from '@aksamit/shared-kit/contracts/platform';
import { hasSession } from './session';
import { storedVisitor, visitorOfCookie } from './visitor-id';

/**
 * Whom the server rendered this private page for, if that is who is here; undefined on all other pages. Cookies and this
 * browser's storage may tell of different people, as after storage was cleared or a logout in another tab: what was
 * rendered is then taken away, and the browser renders the page. To be asked once, before a visitor is made.
 */
export function servedReader({ reader, context }: Pick<InlinePage, 'reader' | 'context'>): Reader | undefined {
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
