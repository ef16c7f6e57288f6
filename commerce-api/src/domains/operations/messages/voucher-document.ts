/** A voucher as a page to print or give. Source: specification, "Vouchers" in both documents. */

import type { LocaleCode, VoucherDesign } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { dateText } from '../../../platform/date-text';
import { type PdfDocument, writeBrandHead, writePdf } from '../documents';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { writeVoucherCard } from './voucher-card';

const texts = { pl, en };

/** The contents of a voucher besides its code. */
export interface VoucherDocument {
  amountMinor: number;
  currency: string;
  /** ISO 8601; the last day is that of Warsaw's calendar. */
  issuedAt: string;
  validTo: string;
  /** Recipient and giver; null: not given. */
  recipientName: string | null;
  senderName: string | null;
  /** The giver's message, at most 250 characters. */
  text: string | null;
  /** Where visits are booked by phone. */
  phone: string;
  /** Absent from messages that an older API wrote. */
  design?: VoucherDesign;
}

/** `voucher.pdf`, without the code: file names are passed around. */
export const voucherFileName = (locale: LocaleCode) => `${texts[locale].voucher.fileName}.pdf`;

/** The voucher as PDF: value, code, end, names, message, and how to use it. */
export function writeVoucher(voucher: VoucherDocument, code: string, locale: LocaleCode): Promise<Buffer> {
  const own = texts[locale].voucher;
  const info = { title: own.title, language: locale, createdAt: new Date(voucher.issuedAt) } as const;
  return writePdf(info, (document) => {
    writeBrandHead(document, texts[locale].frame.brand);
    writeVoucherCard(document, voucher.design ?? DEFAULT_VOUCHER_DESIGN, {
      title: own.title,
      amount: moneyText(voucher.amountMinor, voucher.currency, locale),
      names: [
        ...(voucher.recipientName ? [{ label: own.to, name: voucher.recipientName }] : []),
        ...(voucher.senderName ? [{ label: own.from, name: voucher.senderName }] : []),
      ],
      words: voucher.text,
    });
    writeLine(document, own.code, code);
    writeLine(document, own.validTo, dateText(new Date(voucher.validTo), locale));
    document.moveDown(1.5).font('bold').fontSize(12).text(own.rulesTitle).moveDown(0.3);
    document.font('regular').fontSize(10);
    for (const rule of own.rules) document.text(`• ${rule.replace('{phone}', () => voucher.phone)}`).moveDown(0.2);
  });
}

function writeLine(document: PdfDocument, label: string, value: string): void {
  document.font('regular').fontSize(13).text(`${label}: `, { continued: true });
  document.font('bold').text(value);
}
