import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** What salons were described by: street and city in the nominative, which no sentence with a preposition takes. */
const BEFORE = '^Salon Aksamit przy (.+) w mieście ([^.]+)[.] (Kameralne gabinety, .+)$';
const AFTER = '\\3 Znajdziesz nas pod adresem: \\1, \\2.';

/** Describes the salons of an older shop as a Pole would; a description that staff changed stays. */
export async function correctSalonWording(trx: Trx): Promise<void> {
  await sql`update locations set content = jsonb_set(content, '{pl,description}',
      to_jsonb(regexp_replace(content -> 'pl' ->> 'description', ${BEFORE}, ${AFTER})))
    where content -> 'pl' ->> 'description' ~ ${BEFORE}`.execute(trx);
}

const CARD_BEFORE = 'Come 10 minutes early: we fill in the customer card together.';
const CARD_AFTER = 'Come 10 minutes early: we’ll fill in the client card together.';

/** Gives the card that a visitor fills in its one English name in the salons of an older shop; other words stay. */
export async function renameClientCard(trx: Trx): Promise<void> {
  await sql`update locations set content = replace(content::text, ${CARD_BEFORE}, ${CARD_AFTER})::jsonb
    where content::text like ${`%${CARD_BEFORE}%`}`.execute(trx);
}
