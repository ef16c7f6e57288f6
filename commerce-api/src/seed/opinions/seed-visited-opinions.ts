import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { both } from '../localized';
import { fittingSentences, replyTo, sentencesOf } from './fitting-sentences';
import { replies } from './salon-sentences';

const englishWomen = ['Emma', 'Olivia', 'Grace', 'Hannah'];
const englishMen = ['Oliver', 'James', 'Harry', 'Daniel'];

interface SeededOpinion {
  id: string;
  content: string;
  locale: 'pl' | 'en';
  author: string;
  rating: number;
  name: string;
  category: string;
  gender: string;
}

/**
 * Words the demo's opinions by what they are about, and gives most of them the visit that they speak of: one that was
 * held in that salon, with a device and a therapist for that treatment, before the opinion was written. What a guest
 * wrote has words of its own and stays as it is, and so does an opinion that no such visit can belong to.
 */
export async function seedVisitedOpinions(trx: Trx): Promise<void> {
  const found = await sql<SeededOpinion>`select o.id::text, o.content, o.locale, o.author_name as author, o.rating,
      p.name ->> 'pl' as name, c.code as category, p.gender
    from opinions o join products p on p.id = o.product_id join product_categories c on c.id = p.category_id
    where o.visit_id is null and o.user_id is null and o.verification = 'none' and o.status = 'published'
    order by o.id`.execute(trx);
  const rows = found.rows.flatMap(rewritten);
  if (rows.length === 0) return;
  await sql`update opinions o set author_name = r.author, content = r.content, translation = r.translation,
      reply = case when o.reply is null then null else r.reply end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, author text, content text,
      translation text, reply jsonb) where o.id = r.id`.execute(trx);
  await addVisits(
    trx,
    rows.map(({ id }) => id),
  );
}

function rewritten(opinion: SeededOpinion) {
  const { id, content, locale, author, gender } = opinion;
  const number = Number(id);
  const seeded = sentencesOf(content, locale);
  if (!seeded) return [];
  const sentences = fittingSentences(seeded, opinion, number);
  if (sentences.length === 0) return [];
  const texts = both(sentences.map(([pl]) => pl).join(' '), sentences.map(([, en]) => en).join(' '));
  const english = gender === 'male' ? englishMen : englishWomen;
  return [
    {
      id,
      author: locale === 'en' ? author.replace(/^\S+/, english[number % english.length] ?? author) : author,
      content: texts[locale],
      translation: texts[locale === 'pl' ? 'en' : 'pl'],
      reply: both(...(replies[replyTo(sentences, number)] ?? ['', ''])),
    },
  ];
}

/** Three of four opinions on single treatments get a visit one to three days before they were written. */
async function addVisits(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`with opinion as materialized (
      select o.id, gen_random_uuid() as visit_id, o.location_id, o.product_id, p.category_id, p.duration,
        (o.created_at at time zone 'Europe/Warsaw')::date - (1 + o.id % 3)::int as day
      from opinions o join products p on p.id = o.product_id and p.type = 'product'
      where o.id = any(${ids}::bigint[]) and o.id % 4 <> 0),
    held as materialized (
      select o.id, o.visit_id, o.location_id, o.product_id, staff.id as therapist_id, device.id as device_id,
        room.id as room_id, (o.day + h.opens + make_interval(hours => (o.id % 7)::int)) at time zone 'Europe/Warsaw' as starts,
        make_interval(mins => o.duration) as lasts
      from opinion o
      join location_opening_hours h on h.location_id = o.location_id and h.weekday = extract(isodow from o.day)
        and not h.closed and h.opens is not null
        and h.opens + make_interval(hours => (o.id % 7)::int, mins => o.duration) <= h.closes
      cross join lateral (select t.id from therapists t join therapist_categories tc on tc.therapist_id = t.id
        where t.location_id = o.location_id and tc.category_id = o.category_id order by t.id limit 1) staff
      cross join lateral (select d.id from devices d join device_categories dc on dc.device_id = d.id
        where d.location_id = o.location_id and dc.category_id = o.category_id order by d.id limit 1) device
      cross join lateral (select r.id from rooms r where r.location_id = o.location_id order by r.id limit 1) room
      where not exists (select from location_opening_exceptions e where e.location_id = o.location_id and e.date = o.day)),
    visited as (
      insert into visits (id, state, location_id, room_id, device_id, therapist_id, product_id, during, created_at)
      select visit_id, 'done', location_id, room_id, device_id, therapist_id, product_id,
        tstzrange(starts, starts + lasts), starts - interval '10 days' from held
      returning id)
    update opinions o set visit_id = v.id, verification = 'visit'
    from visited v join held on held.visit_id = v.id where o.id = held.id`.execute(trx);
}
