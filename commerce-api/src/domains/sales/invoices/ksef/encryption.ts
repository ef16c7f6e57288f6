import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** A key for one session, AES-256-CBC. */
export interface SessionKey {
  key: Buffer;
  iv: Buffer;
}

export const newSessionKey = (): SessionKey => ({ key: randomBytes(32), iv: randomBytes(16) });

/** Encrypts for the holder of a certificate (DER, base64): RSA-OAEP with SHA-256, as base64. */
export function encryptFor(certificate: string, content: Buffer): string {
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const options = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(options, content).toString('base64');
}

/** The body of an invoice's way into a session: encrypted, with hash and size before and after. */
export function sealInvoice(xml: string, { key, iv }: SessionKey) {
  const plain = Buffer.from(xml, 'utf8');
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return {
    invoiceHash: hashOf(plain),
    invoiceSize: plain.length,
    encryptedInvoiceHash: hashOf(sealed),
    encryptedInvoiceSize: sealed.length,
    encryptedInvoiceContent: sealed.toString('base64'),
  };
}

/** SHA-256 as base64. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64');
