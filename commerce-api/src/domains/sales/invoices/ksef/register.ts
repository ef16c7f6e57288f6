import { z } from 'zod';
import type { EInvoiceDocument, EInvoiceOutcome, EInvoiceRegister, EInvoiceSettings } from '../e-invoice-register';
import { callKsef, KsefRefused, readKsefDocument } from './call-ksef';
import { encryptFor, hashOf, newSessionKey, sealInvoice } from './encryption';
import { certificateFor, type KsefLogin, logIn } from './log-in';

const FORM = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' };
/** A login is renewed this long before it ends. */
const MARGIN_MS = 60_000;
const DUPLICATE = 440;
/** A receipt that is not there yet: 400 with the system's own code 21178, or 404. */
const NOT_MADE = [400, 404];

const withReference = z.object({ referenceNumber: z.string() });
const outcome = z.object({
  ksefNumber: z.string().nullish(),
  status: z.object({
    code: z.number().int(),
    description: z.string(),
    details: z.array(z.string()).nullish(),
    extensions: z.record(z.string(), z.string().nullable()).nullish(),
  }),
});

/**
 * KSeF by its API 2: a login by token, an interactive session with a key of its own, documents encrypted with it, and
 * the number requested afterwards. Source: the Ministry of Finance's documentation of the API.
 */
export function createKsefRegister({ baseUrl, token, vatId }: EInvoiceSettings): EInvoiceRegister {
  let login: KsefLogin | null = null;

  async function accessToken(): Promise<string> {
    const now = new Date();
    if (!login || login.endsAt - MARGIN_MS < now.getTime()) login = await logIn(baseUrl, vatId, token, now);
    return login.accessToken;
  }

  /** Discards a login that the system revoked. */
  async function authorized<Answer>(work: (token: string) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(await accessToken());
    } catch (error) {
      if (error instanceof KsefRefused && error.status === 401) login = null;
      throw error;
    }
  }

  return {
    handIn: (documents, handedIn) => authorized((access) => submitDocuments(baseUrl, access, documents, handedIn)),

    outcomeOf: ({ session, reference }) =>
      authorized(async (access) => {
        try {
          const url = `${baseUrl}/sessions/${session}/invoices/${reference}`;
          return readOutcome(await callKsef(url, outcome, { token: access }), session);
        } catch (error) {
          if (error instanceof KsefRefused && error.status === 404) return { state: 'lost' };
          throw error;
        }
      }),

    receiptOf: ({ session, number }) =>
      authorized(async (access) => {
        try {
          return await readReceipt(`${baseUrl}/sessions/${session}/invoices/ksef/${number}/upo`, number, access);
        } catch (error) {
          if (error instanceof KsefRefused && NOT_MADE.includes(error.status)) return null;
          throw error;
        }
      }),
  };
}

/** Submits documents in a session of their own, which is closed at the end. */
async function submitDocuments(
  baseUrl: string,
  access: string,
  documents: readonly EInvoiceDocument[],
  handedIn: Parameters<EInvoiceRegister['handIn']>[1],
): Promise<void> {
  const sessions = `${baseUrl}/sessions/online`;
  const key = newSessionKey();
  const { referenceNumber: session } = await callKsef(sessions, withReference, {
    method: 'POST',
    token: access,
    body: { formCode: FORM, encryption: await encryptionOf(baseUrl, key) },
  });
  const send = ({ xml }: EInvoiceDocument) =>
    callKsef(`${sessions}/${session}/invoices`, withReference, {
      method: 'POST',
      token: access,
      body: { ...sealInvoice(xml, key), offlineMode: false },
    });
  try {
    for (const document of documents) {
      const { referenceNumber: reference } = await send(document);
      await handedIn(document.id, { session, reference });
    }
  } finally {
    // One that stays open ends by itself after twelve hours.
    await callKsef(`${sessions}/${session}/close`, z.unknown(), { method: 'POST', token: access }).catch(() => {});
  }
}

/** The session's key, encrypted for the system. */
async function encryptionOf(baseUrl: string, { key, iv }: ReturnType<typeof newSessionKey>) {
  const { certificate, publicKeyId } = await certificateFor(baseUrl, 'SymmetricKeyEncryption', new Date());
  return {
    encryptedSymmetricKey: encryptFor(certificate, key),
    initializationVector: iv.toString('base64'),
    ...(publicKeyId ? { publicKeyId } : {}),
  };
}

function readOutcome({ ksefNumber, status }: z.infer<typeof outcome>, session: string): EInvoiceOutcome {
  const { code, description, details, extensions } = status;
  if (code === 200 && ksefNumber) return { state: 'taken', number: ksefNumber, session };
  if (code < 300) return { state: 'waits' };
  // Submitted before, by a run that was killed before recording it: the number is the first one's.
  const original = code === DUPLICATE ? extensions?.originalKsefNumber : null;
  if (original) {
    return { state: 'taken', number: original, session: extensions?.originalSessionReferenceNumber ?? session };
  }
  return { state: 'refused', reason: [`${code} ${description}`, ...(details ?? [])].join('; ').slice(0, 1000) };
}

/** @throws when the receipt is damaged, or another document's */
async function readReceipt(url: string, number: string, access: string) {
  const { text, hash } = await readKsefDocument(url, access);
  const isWhole = hash === null || hash === hashOf(Buffer.from(text, 'utf8'));
  if (!isWhole || !text.includes(`<NumerKSeFDokumentu>${number}</NumerKSeFDokumentu>`)) {
    throw new Error(`Failed to read the receipt of ${number}: it is damaged or another one's. It is tried again.`);
  }
  return { content: text, hash };
}
