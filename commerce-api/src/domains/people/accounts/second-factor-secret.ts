/**
 * The secret of an authenticator app (TOTP, RFC 6238): generated, stored encrypted, shown once. Source:
 * docs/decisions/0083.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_SECONDS = 30;
/** A clock may be a step off. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function appOf(secret: Uint8Array, email: string): TOTP {
  const buffer = Uint8Array.from(secret).buffer;
  return new TOTP({ issuer: 'Aksamit', label: email, secret: new Secret({ buffer }), period: PERIOD_SECONDS });
}

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

// A separate key, so that it is useless where `CODE_SECRET` signs.
const keyOf = (codeSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', codeSecret, '', 'aksamit second factor', 32));

/** AES-256-GCM, bound to the account: a row copied to another account cannot be decrypted there. */
export function encryptSecret(secret: Buffer, userId: string, codeSecret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(codeSecret), iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws when the key is another one than it was encrypted with, or the account */
export function decryptSecret(sealed: Buffer, userId: string, codeSecret: string): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(codeSecret), iv).setAAD(Buffer.from(userId));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Time step of a code that is right now, or null. Compared in constant time. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = appOf(secret, '').validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** What an app is set up with: the key as text, its address, and that as a QR code (an SVG path on a grid of `size`). */
export function setupOf(
  secret: Buffer,
  email: string,
): { key: string; uri: string; qr: { size: number; path: string } } {
  const app = appOf(secret, email);
  const uri = app.toString();
  const { size, data } = encode(uri, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { key: app.secret.base32, uri, qr: { size, path } };
}
