import type { InlinePage } from '@aksamit/contracts/platform';

export interface NextPagesOptions {
  page: InlinePage;
  /** Aborted once the app part runs: it follows links itself. */
  signal: AbortSignal;
}
