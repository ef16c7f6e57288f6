import type { PageContext, PageHead } from '@aksamit/contracts/platform';
import { documentDescription, documentTitle } from '../../isomorphic/document-title';

function setMeta(name: string, content: string | undefined): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

/** Window event after the current page has set its head. */
export const HEAD_SET_EVENT = 'aksamit:head-set';

/** Syncs the document's head with the current page: title, description, robots, canonical address. */
export function applyHead(context: PageContext, head: PageHead): void {
  document.title = documentTitle(head, context);
  setMeta('description', documentDescription(head, context));
  setMeta('robots', head.robots);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = context.origin + (head.canonicalPath ?? location.pathname);
  dispatchEvent(new Event(HEAD_SET_EVENT));
}
