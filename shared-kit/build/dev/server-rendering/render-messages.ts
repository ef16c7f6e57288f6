import type { RenderContext } from '@aksamit/contracts/platform';

/** Data for rendering a page, as far as it can be sent to another process. */
export type SentContext = Omit<RenderContext, 'signal' | 'scope' | 'reader' | 'call'> & { apiOrigin: string };

/** To the process that renders. */
export interface RenderRequest {
  id: number;
  /** Absolute path of the server bundle. */
  bundle: string;
  context: SentContext;
}

/** From it. */
export type RenderAnswer =
  | { kind: 'ready' }
  /** Stacks of all errors, without duplicates; empty: the page renders. */
  | { kind: 'rendered'; id: number; errors: string[] }
  /** An unhandled promise rejection. */
  | { kind: 'stray'; error: string };
