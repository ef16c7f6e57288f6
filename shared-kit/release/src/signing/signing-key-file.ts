import { readFileSync, writeFileSync } from 'node:fs';
import { parseSigningKey, type SigningKey } from './release-signature';

/** Reads a private key. Throws one sentence that names the file. */
export function readSigningKey(file: string): SigningKey {
  try {
    return parseSigningKey(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(
      `Failed to read the signing key: ${file} holds no private key of Ed25519. ` +
        'Set RELEASE_SIGNING_KEY to the file that npm run release -- keygen made.',
    );
  }
}

/** Writes a private key, readable by its owner only. An existing file is not overwritten: an error with code EEXIST. */
export function writeSigningKey(file: string, pem: string): void {
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
}
