/** An invoice that the stand-in for KSeF has accepted. */
export interface TakenInvoice {
  number: string;
  xml: string;
  eInvoiceNumber: string;
  receivedAt: string;
}
