/** Codes for users who lost the app: ten, each valid once. */
import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

const COUNT = 10;
const LENGTH = 16;
/** Without letters and digits that look alike. 16 of 31 are 79 bits: no slow hash is needed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
const hash = (code: string) => createHash('sha256').update(code).digest();

/** `ABCD-EFGH-JKMN-PQRS`: typed with or without hyphens, in any case. */
const shown = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** Generates a person's codes, stored as hashes; the earlier ones end. @returns the codes, only this once */
export async function makeRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(trx);
  for (const code of codes) {
    await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hash(code)})`.execute(trx);
  }
  return codes.map(shown);
}

/** Consumes a code. @returns how many are left; null when it is none of theirs */
export async function useRecoveryCode(trx: Trx, userId: string, typed: string): Promise<number | null> {
  const used = await sql`delete from recovery_codes
    where user_id = ${userId} and code_hash = ${hash(plain(typed))}`.execute(trx);
  if (used.numAffectedRows !== 1n) return null;
  const left = await sql<{ count: number }>`select count(*)::int as count from recovery_codes
    where user_id = ${userId}`.execute(trx);
  return left.rows[0]?.count ?? 0;
}
