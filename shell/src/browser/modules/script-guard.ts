import type { InlinePage } from '@aksamit/shared-kit/contracts/platform';

declare global {
  interface Window {
    /** Called by every build's chunk loading with the script element it is about to add (kit, guarded-scripts.ts). */
    aksamitScriptGuard?: (script: HTMLScriptElement) => void;
  }
}

/** Well-formed, so that browsers heed it, and the hash of nothing: a script that no release names is never run. */
export const NEVER_FITS = `sha384-${'A'.repeat(64)}`;

type GuardedPage = Pick<InlinePage, 'releases' | 'shell'>;

interface GuardedRelease {
  name: string;
  baseUrl: string;
  integrity: Record<string, string>;
  channel?: string | undefined;
}

/** How often each module was tried again. */
const attempts = new Map<string, number>();

/** From now on the release's scripts are asked for under another address: what was cached or hangs is left behind. */
export function askAnew({ name, baseUrl }: Pick<GuardedRelease, 'name' | 'baseUrl'>): void {
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
  const base = new URL(baseUrl, location.href).href;
  // webpack would wait for an element that stands for the same chunk.
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(base)) script.remove();
}

/** A script's address as it is asked for in the module's present attempt. */
export function addressOf(module: string, url: URL): string {
  const attempt = attempts.get(module) ?? 0;
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/**
 * Every script of a release runs only with the hash in the page; one that the page does not know never runs. A
 * developer's own release has no hashes.
 */
export function guardScripts(page: GuardedPage): void {
  const known: GuardedRelease[] = [...page.releases, ...(page.shell ? [{ name: 'shell', ...page.shell }] : [])];
  const releases = known.map((release) => ({ release, base: new URL(release.baseUrl, location.href).href }));
  window.aksamitScriptGuard = (script) => {
    const url = new URL(script.src, location.href);
    const found = releases.find(({ base }) => url.href.startsWith(base));
    if (!found) {
      // A page server from before it told the shell's hashes: its page may still start.
      if (page.shell || !url.href.startsWith(new URL('/assets/shell/', location.href).href))
        script.integrity = NEVER_FITS;
      return;
    }
    const { release, base } = found;
    script.src = addressOf(release.name, url);
    if (release.channel === 'development') return;
    script.integrity = release.integrity[(url.origin + url.pathname).slice(base.length)] ?? NEVER_FITS;
  };
}
