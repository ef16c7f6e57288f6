/** SMSAPI's protocol. Source: its documentation of POST /sms.do. */
import type { LocaleCode } from '@aksamit/contracts';
import { z } from 'zod';
import type { MessageTexts } from '../../../platform/message-texts';
import type { Delivery, DueMessage } from './message-kinds';
import { smsText } from './message-text';

export interface SmsSettings {
  /** `https://api.smsapi.pl` */
  baseUrl: string;
  token: string;
  /** Registered sender name; null: the account's default. */
  sender: string | null;
  /** Texts of all messages. */
  texts: Record<LocaleCode, MessageTexts>;
}

const TIMEOUT_MS = 10_000;
/** A message with this idx was sent before. */
const KNOWN_IDX = 53;
/**
 * Wrong number; too long; forbidden content. All other errors (credit, access, the provider's own failures) are
 * temporary.
 */
const REFUSALS = new Set([11, 13, 19]);

const answer = z.union([
  z.object({ error: z.coerce.number(), message: z.string().optional() }),
  z.object({ count: z.number(), list: z.array(z.object({ id: z.string(), status: z.string() })).min(1) }),
]);

/** Sends SMS. The message's id is sent as idx with `check_idx`, so that a repeat is refused, not sent twice. */
export function createSmsClient({ baseUrl, token, sender, texts }: SmsSettings) {
  return {
    async send(message: DueMessage): Promise<Delivery> {
      const body = new URLSearchParams({
        to: message.recipient,
        message: smsText(message, texts),
        format: 'json',
        encoding: 'utf-8',
        idx: message.id,
        check_idx: '1',
        ...(sender === null ? {} : { from: sender }),
      });
      let response: Response;
      let text: string;
      try {
        const headers = { authorization: `Bearer ${token}` };
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        response = await fetch(`${baseUrl}/sms.do`, { method: 'POST', headers, body, signal, redirect: 'error' });
        text = await response.text();
      } catch (error) {
        return { state: 'later', why: error instanceof Error ? error.name : 'unreachable' };
      }
      return readAnswer(response.status, text);
    },
  };
}

function readAnswer(status: number, text: string): Delivery {
  const parsed = answer.safeParse(parseJson(text));
  if (!parsed.success) return { state: 'later', why: `HTTP ${status}` };
  if (!('error' in parsed.data)) return { state: 'taken' };
  const { error } = parsed.data;
  if (error === KNOWN_IDX) return { state: 'taken' };
  return { state: REFUSALS.has(error) ? 'refused' : 'later', why: `SMSAPI ${error}` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
