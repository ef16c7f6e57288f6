import type { LocaleCode } from '@aksamit/contracts';
import { createTransport } from 'nodemailer';
import type { MessageTexts } from '../../../platform/message-texts';
import { calendarMethodOf, writeCalendar } from '../documents';
import type { Delivery, DueMessage } from './message-kinds';
import { emailText } from './message-text';
import { voucherFileName, writeVoucher } from './voucher-document';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, `smtps://…` for TLS from the start. */
  url: string;
  /** `Aksamit <sklep@aksamit.example>` */
  from: string;
  publicOrigin: string;
  /** Texts of all messages. */
  texts: Record<LocaleCode, MessageTexts>;
}

const TIMEOUT_MS = 10_000;
const CALENDAR_FILE = { pl: 'wizyta.ics', en: 'visit.ics' };
/** SMTP replies from here on are permanent failures; those below are temporary. */
const FIRST_PERMANENT = 500;

/** Sends e-mails by SMTP. The Message-ID is the message's id, so that a repeat is recognized as a copy. */
export function createSmtpClient({ url, from, publicOrigin, texts }: SmtpSettings) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // An e-mail holds only our own text: nodemailer must fetch no address and read no file for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(message: DueMessage): Promise<Delivery> {
      const contents = emailText(message, { publicOrigin, texts });
      const attachments = await attachmentsOf(message);
      const { replyTo } = message.data;
      try {
        await transport.sendMail({
          ...contents,
          from,
          // As an object: an address is never read as a list of several.
          to: { name: '', address: message.recipient },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          attachments,
          messageId: `<${message.id}@${domain}>`,
          headers: {
            ...(message.data.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
            'Content-Language': message.locale,
            ...unsubscribeHeaders(message, publicOrigin),
          },
        });
        return { state: 'taken' };
      } catch (error) {
        return { state: isPermanent(error) ? 'refused' : 'later', why: reasonOf(error) };
      }
    },
    close: () => transport.close(),
  };
}

function unsubscribeHeaders({ data, secret }: DueMessage, publicOrigin: string): Record<string, string> {
  if (data.oneClickPath === undefined) return {};
  return {
    'List-Unsubscribe': `<${publicOrigin}${data.oneClickPath}${secret ?? ''}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

async function attachmentsOf({ data: { voucher, calendar }, secret, locale }: DueMessage) {
  const attachments: { filename: string; content: Buffer | string; contentType: string }[] = [];
  if (voucher && secret !== null) {
    const content = await writeVoucher(voucher, secret, locale);
    attachments.push({ filename: voucherFileName(locale), content, contentType: 'application/pdf' });
  }
  if (calendar) {
    const method = calendarMethodOf(calendar);
    const content = writeCalendar('Aksamit', [calendar], method);
    const contentType = `text/calendar; charset=utf-8; method=${method}`;
    attachments.push({ filename: CALENDAR_FILE[locale], content, contentType });
  }
  return attachments;
}

/** Only a refusal of the message or its recipient is permanent: one of the login or the connection is temporary. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMessage && typeof error.responseCode === 'number' && error.responseCode >= FIRST_PERMANENT;
}

/** Without the server's text: it may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
