import { RESULTS_ID } from '@aksamit/contracts/results-id';
import type { ReactNode } from 'react';

/**
 * Address of a filter, sort order or page of the results, for links and `action` of GET forms. The fragment lets the
 * browser itself open the next document at the results, without a script and before it paints. A canonical address has
 * none.
 */
export const resultsHref = (address: string): string => `${address}#${RESULTS_ID}`;

/**
 * The part of a page that its filters change, the filters included, once on a page, so that the visitor sees what is chosen. The
 * document's `scroll-padding` keeps it below the sticky header.
 */
export function Results({ children }: { children: ReactNode }) {
  return <div id={RESULTS_ID}>{children}</div>;
}
