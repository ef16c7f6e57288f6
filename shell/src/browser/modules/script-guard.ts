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

type Guard = (script: HTMLScriptElement) => void;

/** What sets the address of a script as the browser does, past the guard. */
const plainSrc = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

/** The guard of this page for scripts that nobody hands over. */
let watching: Guard | undefined;

/**
 * Every script of a release runs only with the hash in the page; one that the page does not know never runs. A
 * developer's own release has no hashes. Builds with the kit's presets hand their script elements over; those of other
 * builds are seen when they get their address, which is before they can be asked for.
 */
export function guardScripts(page: GuardedPage): void {
  const known: GuardedRelease[] = [...page.releases, ...(page.shell ? [{ name: 'shell', ...page.shell }] : [])];
  const releases = known.map((release) => ({ release, base: new URL(release.baseUrl, location.href).href }));
  const guard: Guard = (script) => {
    const url = new URL(script.src, location.href);
    const found = releases.find(({ base }) => url.href.startsWith(base));
    if (!found) {
      // A page server from before it told the shell's hashes: its page may still start.
      if (page.shell || !url.href.startsWith(new URL('/assets/shell/', location.href).href))
        script.integrity = NEVER_FITS;
      return;
    }
    const { release, base } = found;
    plainSrc?.set?.call(script, addressOf(release.name, url));
    if (release.channel === 'development') return;
    script.integrity = release.integrity[(url.origin + url.pathname).slice(base.length)] ?? NEVER_FITS;
  };
  window.aksamitScriptGuard = guard;
  // Other hosts' scripts (the tag manager's) are the policy's business.
  const assets = new URL('/assets/', location.href).href;
  if (watching === undefined) watchAddresses((script) => watching?.(script));
  watching = (script) => {
    if (script.src.startsWith(assets) || releases.some(({ base }) => script.src.startsWith(base))) guard(script);
  };
}

/** Calls back whenever a script element gets an address, by property or by attribute. */
function watchAddresses(onAddress: Guard): void {
  const { prototype } = HTMLScriptElement;
  Object.defineProperty(prototype, 'src', {
    ...plainSrc,
    set(this: HTMLScriptElement, address: string) {
      plainSrc?.set?.call(this, address);
      onAddress(this);
    },
  });
  prototype.setAttribute = function setAttribute(this: HTMLScriptElement, name: string, value: string) {
    Element.prototype.setAttribute.call(this, name, value);
    if (name.toLowerCase() === 'src') onAddress(this);
  };
}
