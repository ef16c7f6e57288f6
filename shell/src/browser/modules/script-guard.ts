import type { InlinePage } from '@aksamit/contracts/platform';

declare global {
  interface Window {
    /**
     * Called by every build's chunk loading with the script element that it is about to add (kit, guarded-scripts.ts).
     */
    aksamitScriptGuard?: (script: HTMLScriptElement) => void;
  }
}

/** Valid, so that browsers enforce it, and the hash of no content: a script that no release names never runs. */
export const NEVER_FITS = `sha384-${'A'.repeat(64)}`;

type GuardedPage = Pick<InlinePage, 'releases' | 'shell'>;

interface GuardedRelease {
  name: string;
  baseUrl: string;
  integrity: Record<string, string>;
  channel?: string | undefined;
}

/** Number of retries of each module. */
const attempts = new Map<string, number>();

/**
 * From now on the release's scripts are requested under another address, so that no cached or hanging request is
 * reused.
 */
export function requestAgain({ name, baseUrl }: Pick<GuardedRelease, 'name' | 'baseUrl'>): void {
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
  const base = new URL(baseUrl, location.href).href;
  // webpack would wait for an existing element of the same chunk.
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(base)) script.remove();
}

/** A script's address in the module's current attempt. */
export function addressOf(module: string, url: URL): string {
  const attempt = attempts.get(module) ?? 0;
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/** Retries of scripts that failed. Their number is the guard's own state. */
export interface ScriptAttempts {
  addressOf: typeof addressOf;
  requestAgain: typeof requestAgain;
}

type Guard = (script: HTMLScriptElement) => void;

/** The native setter of a script's address, which bypasses the guard. */
const plainSrc = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

/** The guard of this page for scripts that no chunk loading passes to it. */
let watching: Guard | undefined;

/**
 * Lets every script of a release run only with its hash in the page; a script that the page does not know never runs. A
 * developer's own release has no hashes. Builds with the kit's presets pass their script elements to the guard. Those
 * of other builds are intercepted when their address is set, before the browser requests them.
 */
export function guardScripts(page: GuardedPage): void {
  const known: GuardedRelease[] = [...page.releases, ...(page.shell ? [{ name: 'shell', ...page.shell }] : [])];
  const releases = known.map((release) => ({ release, base: new URL(release.baseUrl, location.href).href }));
  const guard: Guard = (script) => {
    const url = new URL(script.src, location.href);
    const found = releases.find(({ base }) => url.href.startsWith(base));
    if (!found) {
      // A page of an older page server lacks the shell's hashes; it may still start.
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
  // Scripts of other hosts (the tag manager's) are restricted by the policy only.
  const assets = new URL('/assets/', location.href).href;
  if (watching === undefined) watchAddresses((script) => watching?.(script));
  watching = (script) => {
    if (script.src.startsWith(assets) || releases.some(({ base }) => script.src.startsWith(base))) guard(script);
  };
}

/** Calls back whenever the address of a script element is set, by property or by attribute. */
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
