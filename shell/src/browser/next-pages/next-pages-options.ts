import type { InlinePage } from '@aksamit/contracts/platform';

export interface NextPagesOptions {
  /** Which addresses are public pages is in the releases of all modules. */
  page: InlinePage;
  /** Aborted once the whole app part runs: it follows links itself. */
  signal: AbortSignal;
}
