import { createSign, createVerify, type KeyObject, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface Transmission {
  id: string;
  time: string;
  webhookId: string;
  body: string;
}

/** What PayPal signs: ids, time, and the CRC-32 of the body as it was sent. */
const signedText = ({ id, time, webhookId, body }: Transmission) => `${id}|${time}|${webhookId}|${crc32(body)}`;

/** SHA256withRSA, as base64. */
export function signTransmission(transmission: Transmission, privateKey: KeyObject): string {
  return createSign('sha256').update(signedText(transmission)).sign(privateKey, 'base64');
}

/** Whether the holder of a certificate (PEM) signed it. */
export function isSignedBy(certificate: string, transmission: Transmission, signature: string): boolean {
  const { publicKey } = new X509Certificate(certificate);
  return createVerify('sha256').update(signedText(transmission)).verify(publicKey, signature, 'base64');
}
