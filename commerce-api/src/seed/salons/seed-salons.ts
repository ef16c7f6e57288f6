import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { type Both, both, json, ordered } from '../localized';
import { cities } from './cities';
import { moreSalons } from './more-salons';
import { fixedHolidays, movableHolidays } from './public-holidays';
import { openingHours, type SeedSalon, salons } from './salon-list';
import { seedCapacity, seedOtherCalendars } from './seed-capacity';

/** The cities that salons may be in; in the demo the salons with their hours, holidays and services too. */
export async function seedSalons(trx: Trx, now: Date, withDemo: boolean): Promise<void> {
  for (const city of cities) {
    await sql`insert into cities (name, slug, voivodeship, lat, lng)
      values (${city.name}, ${city.slug}, ${city.voivodeship}, ${city.lat}, ${city.lng})`.execute(trx);
  }
  if (withDemo) await insertSalons(trx, now, salons, 0);
}

/** The chain's other salons, listed behind the first ones, with rooms, devices, therapists and calendars of their own. */
export async function seedMoreSalons(trx: Trx, now: Date): Promise<void> {
  await insertSalons(trx, now, moreSalons, salons.length);
  await seedCapacity(trx, salons.length);
  await seedOtherCalendars(trx, now);
}

/** Holidays that move with Easter: every salon is closed. */
export async function seedMovableHolidays(trx: Trx, now: Date): Promise<void> {
  const days = [now.getUTCFullYear(), now.getUTCFullYear() + 1].flatMap(movableHolidays);
  await sql`insert into location_opening_exceptions (location_id, date, closed, reason)
    select l.id, d.date, true, d.reason from locations l
    cross join jsonb_to_recordset(${JSON.stringify(days.map(([date, reason]) => ({ date, reason })))}::jsonb)
      as d (date date, reason jsonb)
    on conflict do nothing`.execute(trx);
}

async function insertSalons(trx: Trx, now: Date, list: readonly SeedSalon[], firstPosition: number): Promise<void> {
  for (const [index, salon] of list.entries()) {
    const id = await insertSalon(trx, salon, firstPosition + index);
    await insertHours(trx, id, salon, now);
    await sql`insert into location_categories (location_id, category_id)
      select ${id}, id from product_categories where code <> all(${salon.without ?? []}::text[])`.execute(trx);
  }
}

async function insertSalon(trx: Trx, salon: SeedSalon, position: number): Promise<string> {
  const city = cities.find((entry) => entry.name === salon.city);
  if (!city) throw new Error(`Failed to seed: ${salon.city} is no known city. Add it to cities.ts.`);
  const name = both(`Aksamit ${salon.city} ${salon.district}`, `Aksamit ${salon.city} ${salon.district}`);
  const number = String(position + 1).padStart(2, '0');
  const inserted = await sql<{ id: string }>`
    insert into locations (code, adid_code, name, slugs, content, city_id, postal_code, address, lat, lng, phone, email, position)
    select ${salon.code}, ${`AKS-${number}`}, ${json(name)}, ${json(both(salon.code, salon.code))},
      ${json(both(contentOf(salon, 'pl'), contentOf(salon, 'en')))}, c.id, ${salon.postalCode}, ${salon.address},
      ${city.lat + salon.offset[0]}, ${city.lng + salon.offset[1]}, ${`+48 22 100 21 ${number}`},
      ${`${salon.code}@aksamit.example`}, ${position}
    from cities c where c.name = ${salon.city} returning id`.execute(trx);
  const row = inserted.rows[0];
  if (!row) throw new Error(`Failed to seed the salon ${salon.code}: nothing was inserted. Check its city.`);
  return row.id;
}

function contentOf(salon: SeedSalon, locale: keyof Both) {
  const region = `${salon.city} ${salon.district}`;
  const info = (title: Both, description: Both) => ({ title: title[locale], description: description[locale] });
  return {
    headlineSeo: both(`Salon laserowy ${region}`, `Laser salon in ${region}`)[locale],
    description: both(
      `Kameralne gabinety, spokojna atmosfera i specjalistki, które mają czas na rozmowę. Znajdziesz nas pod adresem: ${salon.address}, ${salon.city}.`,
      `The Aksamit salon at ${salon.address}, ${salon.city}. Small treatment rooms, a calm atmosphere and specialists who have time to talk.`,
    )[locale],
    directions: salon.directions[locale],
    metaTitle: both(`Aksamit ${region}: adres i godziny otwarcia`, `Aksamit ${region}: address and opening hours`)[
      locale
    ],
    metaDescription: both(
      `${salon.address}, ${salon.postalCode} ${salon.city}. Sprawdź godziny otwarcia, dojazd i zabiegi dostępne w tym salonie.`,
      `${salon.address}, ${salon.postalCode} ${salon.city}. Opening hours, directions and the treatments of this salon.`,
    )[locale],
    infos: ordered([
      info(
        both('Przed pierwszą wizytą', 'Before the first visit'),
        both(
          'Przyjdź 10 minut wcześniej: wypełnimy razem kartę klienta.',
          'Come 10 minutes early: we’ll fill in the client card together.',
        ),
      ),
      info(both('Płatność', 'Payment'), both('Kartą, BLIKIEM i gotówką.', 'By card, BLIK and cash.')),
    ]),
  };
}

async function insertHours(trx: Trx, id: string, salon: SeedSalon, now: Date): Promise<void> {
  const [week, saturday, sunday] = openingHours[salon.hours];
  const days = [week, week, week, week, week, saturday, sunday].map((hours, index) => ({
    weekday: index + 1,
    opens: hours?.[0] ?? null,
    closes: hours?.[1] ?? null,
    closed: hours === null,
  }));
  await sql`insert into location_opening_hours (location_id, weekday, opens, closes, closed)
    select ${id}, d.weekday, d.opens, d.closes, d.closed from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as d (weekday int, opens time, closes time, closed boolean)`.execute(trx);
  const holidays = [now.getUTCFullYear(), now.getUTCFullYear() + 1].flatMap(fixedHolidays);
  await sql`insert into location_opening_exceptions (location_id, date, closed, reason)
    select ${id}, d.date, true, d.reason
    from jsonb_to_recordset(${JSON.stringify(holidays.map(([date, reason]) => ({ date, reason })))}::jsonb)
      as d (date date, reason jsonb)`.execute(trx);
}
