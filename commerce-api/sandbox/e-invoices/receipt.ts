/** The receipt (UPO) of one document, in the structure of the Ministry's schema for invoices; the real one is signed. */
import type { TakenInvoice } from './ksef-store';

interface ReceiptSource extends TakenInvoice {
  session: string;
  /** SHA-256 of the invoice, base64. */
  hash: string;
  vatId: string;
}

export function writeReceipt({ number, xml, eInvoiceNumber, receivedAt, session, hash, vatId }: ReceiptSource): string {
  const issuedOn = /<P_1>([^<]*)<\/P_1>/.exec(xml)?.[1] ?? receivedAt.slice(0, 10);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3">
  <NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego>
  <NumerReferencyjnySesji>${session}</NumerReferencyjnySesji>
  <Uwierzytelnienie><IdKontekstu><Nip>${vatId}</Nip></IdKontekstu></Uwierzytelnienie>
  <NazwaStrukturyLogicznej>FA (3)</NazwaStrukturyLogicznej>
  <KodFormularza>FA</KodFormularza>
  <Dokument>
    <NipSprzedawcy>${vatId}</NipSprzedawcy>
    <NumerKSeFDokumentu>${eInvoiceNumber}</NumerKSeFDokumentu>
    <NumerFaktury>${number}</NumerFaktury>
    <DataWystawieniaFaktury>${issuedOn}</DataWystawieniaFaktury>
    <DataPrzeslaniaDokumentu>${receivedAt}</DataPrzeslaniaDokumentu>
    <DataNadaniaNumeruKSeF>${receivedAt}</DataNadaniaNumeruKSeF>
    <SkrotDokumentu>${hash}</SkrotDokumentu>
  </Dokument>
</Potwierdzenie>
`;
}
