/** The receipt (UPO) of one document, in the structure of the Ministry's schema for invoices; the real one is signed. */
import { writeXml } from '../../src/platform/write-xml';
import type { TakenInvoice } from './taken-invoice';

interface ReceiptSource extends TakenInvoice {
  session: string;
  /** SHA-256 of the invoice, base64. */
  hash: string;
  vatId: string;
}

export function writeReceipt({ number, xml, eInvoiceNumber, receivedAt, session, hash, vatId }: ReceiptSource): string {
  const issuedOn = /<P_1>([^<]*)<\/P_1>/.exec(xml)?.[1] ?? receivedAt.slice(0, 10);
  return writeXml({
    Potwierdzenie: {
      '@xmlns': 'http://upo.schematy.mf.gov.pl/KSeF/v4-3',
      NazwaPodmiotuPrzyjmujacego: 'Ministerstwo Finansów',
      NumerReferencyjnySesji: session,
      Uwierzytelnienie: { IdKontekstu: { Nip: vatId } },
      NazwaStrukturyLogicznej: 'FA (3)',
      KodFormularza: 'FA',
      Dokument: {
        NipSprzedawcy: vatId,
        NumerKSeFDokumentu: eInvoiceNumber,
        NumerFaktury: number,
        DataWystawieniaFaktury: issuedOn,
        DataPrzeslaniaDokumentu: receivedAt,
        DataNadaniaNumeruKSeF: receivedAt,
        SkrotDokumentu: hash,
      },
    },
  });
}
