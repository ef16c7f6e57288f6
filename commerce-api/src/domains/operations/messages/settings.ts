import { z } from 'zod';
import { defineSettings } from '../../../platform/define-settings';

const environment = z.object({
  /** Where e-mails go: `smtp://user:password@host:587`, `smtps://…`. None: they wait until they expire. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+$/, 'must read smtp://<user>:<password>@<host>:<port>')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s@<>]+@[\w.-]+>?$/, 'must read Name <name@host>')
    .default('Aksamit <sklep@aksamit.example>'),
  /** SMSAPI's address, `https://api.smsapi.pl`. None: SMS wait until they expire. */
  SMS_BASE_URL: z.url().optional(),
  SMS_TOKEN: z.string().default('sandbox-sms-token'),
  SMS_SENDER: z
    .string()
    .regex(/^[\w .-]{1,11}$/, 'may have 11 letters and digits')
    .optional(),
});

/** Senders of e-mails and SMS; null: none is sent. */
export const messageSettings = defineSettings({
  environment,
  secrets: [{ name: 'SMS_TOKEN', with: 'SMS_BASE_URL' }],
  read: (values) => ({
    smtp: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    sms: values.SMS_BASE_URL
      ? { baseUrl: values.SMS_BASE_URL.replace(/\/$/, ''), token: values.SMS_TOKEN, sender: values.SMS_SENDER ?? null }
      : null,
  }),
});
