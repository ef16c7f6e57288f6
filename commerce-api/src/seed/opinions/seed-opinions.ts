import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { both } from '../localized';
import { closing, ofTheSalon, ofTheSalonByMen, replies } from './salon-sentences';
import { contentWith, lessContentWith, type Sentence } from './treatment-sentences';

const OPINIONS = 300;
/** Age of the oldest opinion. */
const DAYS = 540;

const women = [
  'Anna',
  'Katarzyna',
  'Magdalena',
  'Agnieszka',
  'Joanna',
  'Monika',
  'Paulina',
  'Karolina',
  'Natalia',
  'Ewa',
  'Zuzanna',
  'Weronika',
  'Dorota',
  'Iwona',
  'Sylwia',
  'Oliwia',
  'Marta',
  'Kinga',
  'Beata',
  'Olena',
];
const men = [
  'Piotr',
  'Tomasz',
  'Michał',
  'Paweł',
  'Jakub',
  'Marcin',
  'Łukasz',
  'Adam',
  'Bartosz',
  'Krzysztof',
  'Rafał',
  'Kamil',
  'Igor',
  'Daniel',
];
const initials = ['K', 'W', 'N', 'Z', 'S', 'M', 'B', 'P', 'D', 'L', 'J', 'G', 'R', 'C', 'T'];
/** Of a hundred opinions: 5, 4, 3, 2, 1 stars. */
const shares: readonly [stars: number, upTo: number][] = [
  [5, 68],
  [4, 88],
  [3, 95],
  [2, 98],
  [1, 100],
];

interface Treatment {
  id: string;
  gender: 'female' | 'male';
  category: string;
}

/** Numbers from 0 to 1, the same each time. */
function sequence(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * Customers' opinions, spread over salons, treatments and time. None is of a visit in this shop, so none claims one.
 */
export async function seedOpinions(trx: Trx, now: Date): Promise<void> {
  const treatments = await sql<Treatment>`select p.id::text, p.gender, c.code as category
    from products p join product_categories c on c.id = p.category_id
    where p.type in ('product', 'package') order by p.position, p.id`.execute(trx);
  const salons = await sql<{ id: string }>`select id::text from locations where enabled and not is_virtual
    order by id`.execute(trx);
  const random = sequence();
  const rows = Array.from({ length: OPINIONS }, (_unused, index) => {
    const treatment = pick(treatments.rows, random);
    return { ...opinionOf(treatment, index, random), product: treatment.id, location: pick(salons.rows, random).id };
  });
  await sql`insert into opinions (location_id, product_id, author_name, rating, locale, content, translation,
      verification, status, reply, created_at, moderated_at)
    select (o ->> 'location')::bigint, (o ->> 'product')::bigint, o ->> 'author', (o ->> 'rating')::int, o ->> 'locale',
      o ->> 'content', o ->> 'translation', 'none', 'published', nullif(o -> 'reply', 'null'),
      ${now}::timestamptz - make_interval(secs => (o ->> 'secondsAgo')::float8),
      ${now}::timestamptz - make_interval(secs => (o ->> 'secondsAgo')::float8 - 3600)
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as o`.execute(trx);
}

function opinionOf(treatment: Treatment, index: number, random: () => number) {
  const isMan = treatment.gender === 'male';
  const roll = random() * 100;
  const [stars] = shares.find(([, upTo]) => roll < upTo) ?? [5];
  const sentences = sentencesFor(treatment, stars, random);
  const texts = both(sentences.map(([pl]) => pl).join(' '), sentences.map(([, en]) => en).join(' '));
  // Some guests write in English.
  const locale = index % 17 === 0 ? ('en' as const) : ('pl' as const);
  return {
    author: `${pick(isMan ? men : women, random)} ${pick(initials, random)}.`,
    rating: stars,
    locale,
    content: texts[locale],
    translation: texts[locale === 'pl' ? 'en' : 'pl'],
    reply: stars <= 3 ? both(...pick(replies, random)) : null,
    secondsAgo: Math.round(((index + random()) / OPINIONS) * DAYS * 86_400) + 7200,
  };
}

function sentencesFor({ category, gender }: Treatment, stars: number, random: () => number): Sentence[] {
  const fits = ([pl]: Sentence) => gender === 'female' || !/\b\p{L}+(łam|łaś)\b|Zostałam/u.test(pl);
  const good = (contentWith[category] ?? contentWith.epilation ?? []).filter(fits);
  const salon = gender === 'male' ? ofTheSalonByMen : ofTheSalon;
  if (stars <= 2) return [pick(lessContentWith.filter(fits), random)];
  if (stars === 3) return [pick(lessContentWith.filter(fits), random), pick(salon, random)];
  const sentences = [pick(good, random), pick(salon, random)];
  const order = random() < 0.5 ? sentences : sentences.reverse();
  const ends = closing.filter(([pl]) => stars === 4 || !pl.includes('gwiazdka'));
  return random() < 0.6 ? [...order, pick(ends, random)] : order;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Failed to seed opinions: a list to pick from is empty.');
  return item;
}

/** Profiles of all salons on the maps service, with the figures of a fictitious one. */
export async function seedProfiles(trx: Trx, now: Date): Promise<void> {
  await sql`insert into location_profiles (location_id, place_id, profile_url, review_url, rating, ratings_count,
      refreshed_at)
    select l.id, 'demo-' || l.adid_code, 'https://maps.example/place/' || l.code,
      'https://maps.example/place/' || l.code || '/review', 4.4 + (l.id % 6) * 0.1, 60 + (l.id * 37 % 340), ${now}
    from locations l where not l.is_virtual on conflict do nothing`.execute(trx);
}
