import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** A contest that ended: its page was removed for good, in every language and market. */
const removed = ['/konkurs-lato-2021/', '/en/summer-contest-2021/', '/gb/summer-contest-2021/'];

/** Addresses that are answered 410; nobody uses their target. */
export async function seedRemovedPages(trx: Trx): Promise<void> {
  for (const path of removed) {
    await sql`insert into redirects (from_path, to_path, status) values (${path}, '/', 410)
      on conflict do nothing`.execute(trx);
  }
}
