import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { z } from 'zod';

/** Domain separation: a signature of a manifest is never one of other data that a team signs with its key. */
const SIGNED_AS = 'aksamit release manifest 1\n';

/** Raw Ed25519 public key, base64: 32 bytes. */
export const publicKeyText = z.base64().length(44);

/** A team's signature of a manifest with its private key (Ed25519). It is stored beside the release, never in it. */
export const releaseSignature = z.strictObject({
  /** Public key that verifies the signature. */
  publicKey: publicKeyText,
  signature: z.base64(),
});
export type ReleaseSignature = z.infer<typeof releaseSignature>;

/** A team's key pair. */
export interface SigningKey {
  publicKey: string;
  privateKey: KeyObject;
}

const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

function rawPublicKey(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(SPKI_PREFIX.length).toString('base64');
}

/** A new key pair; `pem` is the private key (PKCS 8). */
export function makeSigningKey(): SigningKey & { pem: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { publicKey: rawPublicKey(privateKey), privateKey, pem };
}

/** Parses a private key from its PEM text. Throws when it is no Ed25519 key. */
export function parseSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`a key of type ${privateKey.asymmetricKeyType}`);
  return { publicKey: rawPublicKey(privateKey), privateKey };
}

/** Signs the text of a manifest, which names module, version and the hash of every file. */
export function signManifest(manifestText: string, { publicKey, privateKey }: SigningKey): ReleaseSignature {
  return { publicKey, signature: sign(null, signedBytes(manifestText), privateKey).toString('base64') };
}

/** Whether the signature is by that key, of exactly this text. */
export function isSignatureOf(manifestText: string, { publicKey, signature }: ReleaseSignature): boolean {
  const der = Buffer.concat([SPKI_PREFIX, Buffer.from(publicKey, 'base64')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, signedBytes(manifestText), key, Buffer.from(signature, 'base64'));
}

/** A unique name for a signature in a store: signatures of different manifests never replace each other. */
export function signatureName({ publicKey, signature }: ReleaseSignature): string {
  return createHash('sha256').update(`${publicKey}\n${signature}`).digest('hex').slice(0, 32);
}

/** Parses stored signatures. A damaged one counts as missing. */
export function parseSignatures(texts: readonly string[]): ReleaseSignature[] {
  return texts.flatMap((text) => {
    try {
      return [releaseSignature.parse(JSON.parse(text))];
    } catch {
      return [];
    }
  });
}

function signedBytes(manifestText: string): Buffer {
  return Buffer.from(SIGNED_AS + manifestText);
}
