import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';

/** Without letters that look alike. */
const ALPHABET = '23456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = () => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Code of the address's one short link; made when there is none. */
export async function shortCodeOf(db: Db | Trx, url: string): Promise<string> {
  const hash = createHash('sha256').update(url).digest();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // Either constraint may be violated: the address has a link by now, or the code was drawn before.
    await sql`insert into short_links (code, url, url_hash) values (${newCode()}, ${url}, ${hash})
      on conflict do nothing`.execute(db);
    const found = await sql<{ code: string }>`select code from short_links where url_hash = ${hash}`.execute(db);
    if (found.rows[0]) return found.rows[0].code;
  }
  throw new Error('Failed to make a short link: every drawn code was taken. Lengthen the codes.');
}

export async function findShortLink(db: Db, code: string): Promise<string | null> {
  const found = await sql<{ url: string }>`select url from short_links where code = ${code}`.execute(db);
  return found.rows[0]?.url ?? null;
}

/** Counts that a link was followed. One that is being counted for another at this moment is not waited for. */
export async function countUse(db: Db, code: string, now: Date): Promise<void> {
  await sql`update short_links set uses = uses + 1, last_used_at = ${now} where code = (
    select code from short_links where code = ${code} for update skip locked)`.execute(db);
}

/** Hosts of the markets that have their own. */
export async function selectMarketHosts(db: Db | Trx): Promise<string[]> {
  const found = await sql<{ host: string }>`select h.host from market_hosts h join markets m on m.id = h.market_id
    where m.enabled`.execute(db);
  return found.rows.map(({ host }) => host);
}
