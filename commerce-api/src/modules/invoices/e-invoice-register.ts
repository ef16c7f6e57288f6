/** The national system that every invoice between companies goes through. */
export interface EInvoiceRegister {
  /**
   * Hands documents in, one after the other, in a session of their own. `handedIn` is told of each at once, so that a
   * reference is kept even when the next document fails. A document that was handed in before may be handed in again:
   * its outcome is the first one's number.
   * @throws when the system is away, or does not know the company
   */
  handIn(
    documents: readonly EInvoiceDocument[],
    handedIn: (id: string, at: EInvoiceReference) => Promise<void>,
  ): Promise<void>;
  /** What became of a document that was handed in. @throws when the system is away */
  outcomeOf(at: EInvoiceReference): Promise<EInvoiceOutcome>;
  /**
   * The receipt of a document that was taken; null while the system has not made it.
   * @throws when the system is away, or what came is damaged or another document's
   */
  receiptOf(taken: TakenEInvoice): Promise<EInvoiceReceipt | null>;
}

/** A document with its number, and the session that it came in by. */
export interface TakenEInvoice {
  session: string;
  number: string;
}

/** XML, signed by the system; `hash` is its SHA-256 as base64, where the system tells it. */
export interface EInvoiceReceipt {
  content: string;
  hash: string | null;
}

export interface EInvoiceDocument {
  id: string;
  xml: string;
}

/** Where a document was handed in. */
export interface EInvoiceReference {
  session: string;
  reference: string;
}

/**
 * `waits`: it is still being checked. `lost`: the system knows nothing of it; it is to be handed in again. `session` is the
 * one that the document first came in by: its receipt is there.
 */
export type EInvoiceOutcome =
  | { state: 'waits' | 'lost' }
  | { state: 'taken'; number: string; session: string }
  | { state: 'refused'; reason: string };

export interface EInvoiceSettings {
  /** With its version: `https://api.ksef.mf.gov.pl/v2`. */
  baseUrl: string;
  /** The company's KSeF token. */
  token: string;
  /** The company's NIP. */
  vatId: string;
}
