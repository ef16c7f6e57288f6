/** Messages that their provider will never deliver, and what domains do instead. */
import type { Trx } from './database';

export interface RefusedMessage {
  data: {
    /** The visit that it is about, at the time that it names. */
    visit?: { id: string; startAt: string };
  };
}

export interface RefusalContext {
  /**
   * Closes the message as a permanent failure. Called once the handler has locked its own rows: verbs lock these before
   * they withdraw messages. @param replacedBy channel of what replaces it; null: nothing does
   * @returns false: it was withdrawn meanwhile, and nothing replaces it
   */
  close(replacedBy: 'email' | null): Promise<boolean>;
  now: Date;
}

/** Replaces a refused message, in the transaction that closes it. */
export type RefusedMessageHandler = (trx: Trx, message: RefusedMessage, context: RefusalContext) => Promise<void>;

/** By kind of the message. */
export type RefusedMessageHandlers = Readonly<Record<string, RefusedMessageHandler>>;
