import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, refusal, SHELL_MODULE } from './release-world';

/** Brotli bytes; a kilobyte as in the benchmark. Source: architecture, "Budgets". */
const MOST_OF_A_MODULE = 45 * 1024;
const MOST_OF_THE_SHELL = 160 * 1024;

/**
 * A module's own code for its entry pages stays within its declared budget, which stays within the platform's limit.
 */
export const budgetRule: GateRule = ({ candidates }) =>
  candidates.flatMap((candidate) => [...declarationRefusals(candidate), ...weightRefusals(candidate)]);

function declarationRefusals(candidate: ReleaseManifest): GateRefusal[] {
  const declared = candidate.budgets.entryBrotliBytes;
  const most = candidate.name === SHELL_MODULE ? MOST_OF_THE_SHELL : MOST_OF_A_MODULE;
  if (declared <= most) return [];
  const why = `it declares a budget of ${declared} bytes, and the platform grants ${most}`;
  return [refusal('budget', candidate, candidate, why, `Declare ${most} bytes at most and load the rest when needed.`)];
}

function weightRefusals(candidate: ReleaseManifest): GateRefusal[] {
  // Development builds are not minified: their size is meaningless.
  if (candidate.development) return [];
  const budget = candidate.budgets.entryBrotliBytes;
  return entryPages(candidate)
    .map((page) => ({ page, bytes: weightOf(candidate, page) }))
    .filter(({ bytes }) => bytes > budget)
    .map(({ page, bytes }) =>
      refusal(
        'budget',
        candidate,
        candidate,
        `its scripts for ${page === '' ? 'every page' : `page ${page}`} weigh ${bytes} bytes (brotli), and its budget is ${budget}`,
        'Load what is not seen at once by a dynamic import, or take a smaller library.',
      ),
    );
}

/** Pages that visitors enter from outside: all public ones; of a private module the first. The shell has none. */
function entryPages({ pages }: ReleaseManifest): string[] {
  const [first] = pages;
  const open = pages.filter((page) => page.rendering === 'public' || page === first).map(({ name }) => name);
  return open.length > 0 ? open : [''];
}

/** Weight of entry, app and the page's own chunk; fragments count in the pages that use them. */
function weightOf({ entries, files }: ReleaseManifest, page: string): number {
  const { browser, chunks } = entries;
  const paths = new Set([browser, ...(chunks.app ?? []), ...(chunks[`page-${page}`] ?? [])]);
  return files.filter(({ path }) => paths.has(path)).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
}
