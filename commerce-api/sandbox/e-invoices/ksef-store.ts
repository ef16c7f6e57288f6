import { constants, createDecipheriv, createHash, privateDecrypt, randomUUID } from 'node:crypto';
import { createBehaviour } from '../misbehaviour';
import { type Certified, makeCertificate } from '../self-signed-certificate';
import { newKsefNumber } from './ksef-number';
import { writeReceipt } from './receipt';
import type { TakenInvoice } from './taken-invoice';

/** A document in a session: pending for one status query, then with its outcome. */
interface Handed {
  session: string;
  hash: string;
  looks: number;
  outcome: {
    code: number;
    description: string;
    number?: string;
    original?: string;
    originalSession?: string | undefined;
  };
}

export interface SealedInvoice {
  invoiceHash: string;
  invoiceSize: number;
  encryptedInvoiceHash: string;
  encryptedInvoiceSize: number;
  encryptedInvoiceContent: string;
}

type CertificateUse = 'KsefTokenEncryption' | 'SymmetricKeyEncryption';
export type EInvoiceParts = ReturnType<typeof createEInvoices>;
const MAX_STORED = 500;
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64');
const xmlText = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

/** State of the stand-in for KSeF: its certificates, logins, sessions with their keys, accepted documents. */
export function createEInvoices(token: string) {
  // Generating keys takes a moment, so it is done on first use.
  let made: Record<CertificateUse, Certified> | null = null;
  const certified = () => {
    made ??= {
      KsefTokenEncryption: makeCertificate('Ministerstwo Finansow - tokeny'),
      SymmetricKeyEncryption: makeCertificate('Ministerstwo Finansow - klucze'),
    };
    return made;
  };
  const decrypt = (use: CertificateUse, sealed: string): Buffer | null => {
    const { privateKey: key } = certified()[use];
    const options = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    try {
      return privateDecrypt({ key, ...options }, Buffer.from(sealed, 'base64'));
    } catch {
      return null;
    }
  };

  return { certified, behaviour: createBehaviour(), ...createLogins(token, decrypt), ...createSessions(decrypt) };
}

type Decrypt = (use: CertificateUse, sealed: string) => Buffer | null;

function createLogins(token: string, decrypt: Decrypt) {
  const challenges = new Map<string, number>();
  /** Login operations by their token; redeemed once. */
  const logins = new Map<string, { reference: string; vatId: string | null; looks: number }>();
  const access = new Map<string, string>();

  return {
    challenge() {
      const challenge = randomUUID();
      const now = Date.now();
      challenges.set(challenge, now);
      return { challenge, timestamp: new Date(now).toISOString(), timestampMs: now, clientIp: '127.0.0.1' };
    },
    beginLogin(challenge: string, vatId: string, encryptedToken: string) {
      const since = challenges.get(challenge);
      challenges.delete(challenge);
      const isRight = decrypt('KsefTokenEncryption', encryptedToken)?.toString('utf8') === `${token}|${since}`;
      const login = { reference: randomUUID(), vatId: isRight && since ? vatId : null, looks: 0 };
      const operation = randomUUID();
      logins.set(operation, login);
      return { login, operation };
    },
    loginOf: (operation: string) => logins.get(operation) ?? null,
    redeem(operation: string): string | null {
      const login = logins.get(operation);
      if (!login?.vatId) return null;
      logins.delete(operation);
      const bearer = randomUUID();
      access.set(bearer, login.vatId);
      return bearer;
    },
    vatIdOf: (bearer: string) => access.get(bearer) ?? null,
    /** Revokes every login. */
    endLogins: () => access.clear(),
  };
}

function createSessions(decrypt: Decrypt) {
  const sessions = new Map<string, { key: Buffer; iv: Buffer; isOpen: boolean; vatId: string }>();
  const handed = new Map<string, Handed>();
  const list = new Map<string, TakenInvoice>();

  function judge(xml: string | null, vatId: string): Handed['outcome'] {
    if (xml === null) return { code: 430, description: 'Błąd weryfikacji pliku faktury' };
    const number = xmlText(xml, 'P_2');
    const isForm = xml.includes('kodSystemowy="FA (3)"') && number !== null;
    if (!isForm) return { code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury' };
    if (xmlText(xml, 'NIP') !== vatId) return { code: 410, description: 'Nieprawidłowy zakres uprawnień' };
    const key = `${xmlText(xml, 'RodzajFaktury')} ${number}`;
    const known = list.get(key);
    if (known) {
      const originalSession = [...handed.values()].find((one) => one.outcome.number === known.eInvoiceNumber)?.session;
      return { code: 440, description: 'Duplikat faktury', original: known.eInvoiceNumber, originalSession };
    }
    const eInvoiceNumber = newKsefNumber(vatId, new Date());
    list.set(key, { number, xml, eInvoiceNumber, receivedAt: new Date().toISOString() });
    for (const oldest of list.keys()) if (list.size > MAX_STORED) list.delete(oldest);
    return { code: 200, description: 'Sukces', number: eInvoiceNumber };
  }

  return {
    list,
    openSession(vatId: string, encryptedKey: string, iv: string): string | null {
      const key = decrypt('SymmetricKeyEncryption', encryptedKey);
      const vector = Buffer.from(iv, 'base64');
      if (key?.length !== 32 || vector.length !== 16) return null;
      const session = randomUUID();
      sessions.set(session, { key, iv: vector, isOpen: true, vatId });
      return session;
    },
    sessionOf: (session: string, vatId: string) => {
      const found = sessions.get(session);
      return found?.vatId === vatId ? found : null;
    },
    handIn(session: string, sealed: SealedInvoice): string | null {
      const known = sessions.get(session);
      if (!known?.isOpen) return null;
      const reference = randomUUID();
      const outcome = judge(open(known, sealed), known.vatId);
      handed.set(reference, { session, hash: sealed.invoiceHash, looks: 0, outcome });
      return reference;
    },
    /** A document that was taken in this session; its receipt is made once the session is closed. */
    receiptOf(session: string, eInvoiceNumber: string) {
      const reference = [...handed.values()].find(
        (one) => one.session === session && one.outcome.number === eInvoiceNumber,
      );
      const taken = [...list.values()].find((one) => one.eInvoiceNumber === eInvoiceNumber);
      if (!reference || !taken || sessions.get(session)?.isOpen !== false) return null;
      return writeReceipt({ ...taken, session, hash: reference.hash, vatId: sessions.get(session)?.vatId ?? '' });
    },
    handedOf: (session: string, reference: string) => {
      const found = handed.get(reference);
      return found?.session === session ? found : null;
    },
  };
}

function open(session: { key: Buffer; iv: Buffer }, sealed: SealedInvoice): string | null {
  const content = Buffer.from(sealed.encryptedInvoiceContent, 'base64');
  try {
    const cipher = createDecipheriv('aes-256-cbc', session.key, session.iv);
    const plain = Buffer.concat([cipher.update(content), cipher.final()]);
    const fits =
      sha256(content) === sealed.encryptedInvoiceHash &&
      content.length === sealed.encryptedInvoiceSize &&
      sha256(plain) === sealed.invoiceHash &&
      plain.length === sealed.invoiceSize;
    return fits ? plain.toString('utf8') : null;
  } catch {
    return null;
  }
}
