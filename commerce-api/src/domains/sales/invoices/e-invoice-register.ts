/** The national system for every invoice between companies. */
export interface EInvoiceRegister {
  /**
   * Submits documents, one after the other, in a session of their own. `handedIn` is called for each at once, so that a
   * reference is stored even when the next document fails. A submitted document may be submitted again: its outcome is
   * the first one's number.
   * @throws when the system is unavailable, or does not know the company
   */
  handIn(
    documents: readonly EInvoiceDocument[],
    handedIn: (id: string, at: EInvoiceReference) => Promise<void>,
  ): Promise<void>;
  /** The outcome of a submitted document. @throws when the system is unavailable */
  outcomeOf(at: EInvoiceReference): Promise<EInvoiceOutcome>;
  /**
   * The receipt of an accepted document; null while the system has not made it.
   * @throws when the system is unavailable, or the receipt is damaged or another document's
   */
  receiptOf(taken: TakenEInvoice): Promise<EInvoiceReceipt | null>;
}

/** A document with its number, and the session of its submission. */
export interface TakenEInvoice {
  session: string;
  number: string;
}

/** XML, signed by the system; `hash` is its SHA-256 as base64, where the system returns it. */
export interface EInvoiceReceipt {
  content: string;
  hash: string | null;
}

export interface EInvoiceDocument {
  id: string;
  xml: string;
}

/** Where a document was submitted. */
export interface EInvoiceReference {
  session: string;
  reference: string;
}

/**
 * `waits`: it is still being checked. `lost`: the system does not know it; submit it again. `session` is that of the
 * document's first submission: its receipt is there.
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
