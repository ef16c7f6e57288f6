import type { InlinePage } from '@aksamit/contracts/platform';
import type { HostServices } from '@aksamit/module-sdk/platform';

export interface NextPagesOptions {
  page: InlinePage;
  findPage: HostServices['findPage'];
  /** Aborted once the app part runs: it follows links itself. */
  signal: AbortSignal;
}
