import type { InlinePage } from '@aksamit/contracts/platform';
import { request } from '@playwright/test';
import { inlinePageOf, shownReleases } from '../fixtures/page-list';

/** Module, shell included, to the version that a page was rendered from. */
export function versionsIn(page: Pick<InlinePage, 'releases' | 'releasesFile' | 'shell'>): Record<string, string> {
  const modules = Object.fromEntries(shownReleases(page).map(({ name, version }) => [name, version]));
  return page.shell ? { ...modules, shell: page.shell.version } : modules;
}

/** Wanted versions that the shop does not show, as `module@version (version it shows)`. */
export function missingVersions(wanted: Record<string, string>, shown: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([module, version]) => shown[module] !== version)
    .map(([module, version]) => `${module}@${version} (${shown[module] ?? 'none'})`);
}

/**
 * Opens a preview's link, or the home page, and stores its cookies and storage in a file.
 * @returns the versions that the shop shows then
 */
export async function keepPreviewState(address: string, file: string): Promise<Record<string, string>> {
  const context = await request.newContext();
  try {
    const answer = await context.get(address);
    if (!answer.ok()) throw new Error(`Failed to open the shop at ${address}: it answers ${answer.status()}.`);
    await context.storageState({ path: file });
    return versionsIn(inlinePageOf(await answer.text()));
  } finally {
    await context.dispose();
  }
}
