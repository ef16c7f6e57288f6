import type { RenderContext } from '../../../src/contracts/platform';

/** What a page is rendered with, as far as it can be sent to another process. */
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
  /** Stacks of all that was thrown, none twice; empty: the page renders. */
  | { kind: 'rendered'; id: number; errors: string[] }
  /** A rejected promise that nobody waits for. */
  | { kind: 'stray'; error: string };
