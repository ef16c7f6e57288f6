import { z } from 'zod';

/** The national system that every invoice between companies goes through. */
export interface EInvoiceRegister {
  /**
   * Hands a document in. The same number again is the same document.
   * @returns the number that the system gave it; null: not yet, ask again by sending it once more
   * @throws when the system is away or refuses
   */
  send(document: { number: string; xml: string }): Promise<string | null>;
}

export interface EInvoiceSettings {
  baseUrl: string;
  token: string;
}

const TIMEOUT_MS = 10_000;
const taken = z.object({ eInvoiceNumber: z.string().nullable() });

/**
 * The register as the sandbox speaks it: one call that takes a document's XML under its number. The national system's
 * own sessions and encryption belong into another implementation of the same interface.
 */
export function createEInvoiceRegister({ baseUrl, token }: EInvoiceSettings): EInvoiceRegister {
  return {
    async send({ number, xml }) {
      const answer = await fetch(`${baseUrl}/invoices/${encodeURIComponent(number)}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
        body: xml,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`Failed to send invoice ${number}: HTTP ${answer.status}. It is tried again.`);
      return taken.parse(await answer.json()).eInvoiceNumber;
    },
  };
}
