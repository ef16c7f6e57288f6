import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, two passes), as OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// Verified against when no user has the e-mail, so that the response takes as long. Hash of a random text.
let decoy: Promise<string> | null = null;

/** False also when there is no hash; constant time, so that known addresses cannot be distinguished. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hash(`${Math.random()}${process.pid}`);
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
