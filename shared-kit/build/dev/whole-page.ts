import type { InlinePage } from '@aksamit/contracts/platform';

const INLINE = /(<script type="application\/json" id="aksamit-page">)([\s\S]*?)(<\/script>)/;

/**
 * The page with its releases in its data: a dev server replaces one of them, which the hash of the shop's file would not
 * allow. A page that contains them stays as it is.
 * @param load the content of a path of the shop
 */
export async function withReleases(html: string, load: (path: string) => Promise<Response>): Promise<string> {
  const inline = INLINE.exec(html)?.[2];
  if (inline === undefined) return html;
  const { releasesFile, versions: _, ...page }: InlinePage = JSON.parse(inline);
  if (!releasesFile) return html;
  const answer = await load(releasesFile.url);
  if (!answer.ok) throw new Error(`its releases (${releasesFile.url}) answer ${answer.status}`);
  const releases: Pick<InlinePage, 'releases' | 'shell'> = JSON.parse(await answer.text());
  const json = JSON.stringify({ ...page, ...releases }).replaceAll('<', '\\u003c');
  return html.replace(INLINE, (_whole, start: string, _data: string, end: string) => start + json + end);
}
