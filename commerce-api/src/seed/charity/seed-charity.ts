import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { monthToPublish, reviewerKey } from '../../domains/content/charity';
import type { Trx } from '../../platform/database';

const FIRST_NAMES = ['Ola', 'Kasia', 'Magda', 'Ewelina', 'Piotr', 'Natalia', 'Iza', 'Tomek', 'Justyna', 'Weronika'];
const INITIALS = ['B.', 'D.', 'G.', 'K.', 'L.', 'M.', 'N.', 'P.', 'S.', 'W.', 'Z.'];
/** How many months back, and how many entries each of them has. */
const ENTRIES = [26, 31, 22, 18];

interface Entry {
  name: string;
  key: string;
  /** How many salons down the list. */
  salon: number;
  rating: number;
  hasComment: boolean;
  hasPhotos: boolean;
  day: number;
}

/**
 * Entries of four published months of the charity campaign; the months before the last are paid. A month that the shop
 * has published already stays as it is.
 */
export async function seedCharity(trx: Trx, now: Date): Promise<void> {
  const today = storeDateOf(now);
  let { month, until, payBy } = monthToPublish(today);
  const known = await sql<{ month: string }>`select month::text from charity_months`.execute(trx);
  const published = new Set(known.rows.map((row) => row.month));
  for (const [back, count] of ENTRIES.entries()) {
    if (!published.has(month)) await seedMonth(trx, { month, until, payBy }, back, count);
    ({ month, until, payBy } = monthToPublish(`${month.slice(0, 8)}09`));
  }
}

async function seedMonth(
  trx: Trx,
  { month, until, payBy }: ReturnType<typeof monthToPublish>,
  back: number,
  count: number,
): Promise<void> {
  const entries = JSON.stringify(Array.from({ length: count }, (_, index) => entryOf(back, index)));
  await sql`insert into charity_entries (location_id, reviewer_name, reviewer_key, rating, has_comment, has_photos,
        posted_at, amount, status, reason)
      select l.id, e.name, e.key, e.rating, e."hasComment", e."hasPhotos",
        (${month}::date + e.day + time '12:00') at time zone 'Europe/Warsaw',
        case when e.salon = 7 then 0 when e."hasPhotos" then 1000 else 500 end,
        case when e.salon = 7 then 'disqualified' else 'counted' end,
        case when e.salon = 7 then 'Zdjęcia bez zgody osób na nich' end
      from jsonb_to_recordset(${entries}::jsonb) as e (name text, key text, salon int, rating int, "hasComment" boolean,
          "hasPhotos" boolean, day int)
        join (select id, row_number() over (order by position, id) - 1 as rank from locations) l on l.rank = e.salon
      on conflict do nothing`.execute(trx);
  await sql`insert into charity_months (month, entries_count, amount, published_at, pay_by, paid_at)
      select ${month}::date, count(*) filter (where e.status = 'counted')::int, coalesce(sum(e.amount), 0)::int,
        (${until}::date + 7 + time '09:00') at time zone 'Europe/Warsaw', ${payBy}::date,
        case when ${back > 0}::boolean then (${until}::date + 16 + time '10:00') at time zone 'Europe/Warsaw' end
      from charity_entries e where e.posted_at >= ${month}::date::timestamp at time zone 'Europe/Warsaw'
        and e.posted_at < ${until}::date::timestamp at time zone 'Europe/Warsaw'`.execute(trx);
}

/** An invented entry, the same for a position in the list each time. */
function entryOf(back: number, index: number): Entry {
  const dice = (back * 37 + index * 17) % 101;
  const name = `${FIRST_NAMES[(index + back) % FIRST_NAMES.length]} ${INITIALS[(index * 3 + back) % INITIALS.length]}`;
  return {
    name,
    key: reviewerKey(name),
    salon: (index * 5 + back * 3) % 52,
    rating: dice % 9 === 0 ? 4 : 5,
    hasComment: dice % 4 !== 0,
    hasPhotos: dice % 4 !== 0 && dice % 3 === 0,
    day: (index * 11 + back) % 28,
  };
}

/** Marks the demo's months paid, three days before their time, whose time to be paid has passed. */
export async function payCharity(trx: Trx, now: Date): Promise<void> {
  await sql`update charity_months set paid_at = (pay_by - 3 + time '12:00') at time zone 'Europe/Warsaw'
    where paid_at is null and pay_by < ${storeDateOf(now)}::date`.execute(trx);
}
