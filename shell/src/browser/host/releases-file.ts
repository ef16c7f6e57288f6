import type { InlinePage, ReleasesFile } from '@aksamit/contracts/platform';

/**
 * The file failed again, past all caches: it may be gone, as after a change of page servers that make it otherwise. Only a
 * new page names another. The browser does not show the status of a response whose hash is wrong.
 */
export class ReleasesGoneError extends Error {
  override name = 'ReleasesGoneError';
}

/** As long as a call of the API may take. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Completes the page's data with the releases that it names a file for. The browser checks the file's hash, which the page
 * contains: scripts run only with the hashes in it. A page that contains its releases is complete.
 * @param attempt from 0; later ones use no cached response
 * @throws when the file cannot be had; ReleasesGoneError when a retry could not get it either, and a page could
 */
export async function completeReleases(page: InlinePage, attempt: number): Promise<void> {
  const { releasesFile } = page;
  if (!releasesFile || page.releases.length > 0) return;
  try {
    const { releases, shell } = await fetchReleases(releasesFile, attempt);
    // One object: what reports and the script guard read of the page is complete from now on.
    Object.assign(page, { releases, ...(shell ? { shell } : {}) });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const message = `Failed to load the releases of the page: ${why}.`;
    throw attempt > 0 && navigator.onLine ? new ReleasesGoneError(message) : new Error(message);
  }
}

async function fetchReleases(
  { url, integrity }: ReleasesFile,
  attempt: number,
): Promise<Pick<InlinePage, 'releases' | 'shell'>> {
  const again = attempt > 0 ? ({ cache: 'reload' } as const) : {};
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(LONGEST_WAIT_MS), ...again });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.json();
}

/** Version of a deployed module, as far as the page knows it yet. */
export function versionOf(page: Pick<InlinePage, 'releases' | 'versions'>, module: string): string | undefined {
  return page.releases.find(({ name }) => name === module)?.version ?? page.versions?.[module];
}
