import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { idsByCode } from '../catalogue/seed-products';
import { type Both, both, json, ordered } from '../localized';
import { cities } from './cities';
import { openingHours, type SeedSalon, salons } from './salon-list';

/** Salons with their cities, hours, holidays and services. */
export async function seedSalons(trx: Trx, now: Date): Promise<void> {
  for (const city of cities) {
    await sql`insert into cities (name, slug, voivodeship, lat, lng)
      values (${city.name}, ${city.slug}, ${city.voivodeship}, ${city.lat}, ${city.lng})`.execute(trx);
  }
  const categories = await idsByCode(trx, 'product_categories');
  for (const [position, salon] of salons.entries()) {
    const id = await insertSalon(trx, salon, position);
    await insertHours(trx, id, salon, now);
    for (const [code, categoryId] of categories) {
      if (salon.without?.includes(code)) continue;
      await sql`insert into location_categories (location_id, category_id)
        values (${id}, ${categoryId})`.execute(trx);
    }
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
  const place = `${salon.city} ${salon.district}`;
  const info = (title: Both, description: Both) => ({ title: title[locale], description: description[locale] });
  return {
    headlineSeo: both(`Salon laserowy ${place}`, `Laser salon in ${place}`)[locale],
    description: both(
      `Salon Aksamit przy ${salon.address} w mieście ${salon.city}. Kameralne gabinety, spokojna atmosfera i specjalistki, które mają czas na rozmowę.`,
      `The Aksamit salon at ${salon.address}, ${salon.city}. Small treatment rooms, a calm atmosphere and specialists who have time to talk.`,
    )[locale],
    directions: salon.directions[locale],
    metaTitle: both(`Aksamit ${place}: adres i godziny otwarcia`, `Aksamit ${place}: address and opening hours`)[
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
          'Come 10 minutes early: we fill in the customer card together.',
        ),
      ),
      info(both('Płatność', 'Payment'), both('Kartą, BLIKIEM i gotówką.', 'By card, BLIK and cash.')),
    ]),
  };
}

async function insertHours(trx: Trx, id: string, salon: SeedSalon, now: Date): Promise<void> {
  const [week, saturday, sunday] = openingHours[salon.hours];
  const days = [week, week, week, week, week, saturday, sunday];
  for (const [index, hours] of days.entries()) {
    await sql`insert into location_opening_hours (location_id, weekday, opens, closes, closed)
      values (${id}, ${index + 1}, ${hours?.[0] ?? null}, ${hours?.[1] ?? null}, ${hours === null})`.execute(trx);
  }
  for (const year of [now.getUTCFullYear(), now.getUTCFullYear() + 1]) {
    for (const [date, reason] of fixedHolidays(year)) {
      await sql`insert into location_opening_exceptions (location_id, date, closed, reason)
        values (${id}, ${date}, true, ${json(reason)})`.execute(trx);
    }
  }
}

/** Public holidays of Poland that fall on the same date each year. */
function fixedHolidays(year: number): [date: string, reason: Both][] {
  return [
    [`${year}-01-01`, both('Nowy Rok', 'New Year’s Day')],
    [`${year}-01-06`, both('Trzech Króli', 'Epiphany')],
    [`${year}-05-01`, both('Święto Pracy', 'Labour Day')],
    [`${year}-05-03`, both('Święto Konstytucji 3 Maja', 'Constitution Day')],
    [`${year}-08-15`, both('Wniebowzięcie NMP', 'Assumption Day')],
    [`${year}-11-01`, both('Wszystkich Świętych', 'All Saints’ Day')],
    [`${year}-11-11`, both('Święto Niepodległości', 'Independence Day')],
    [`${year}-12-24`, both('Wigilia', 'Christmas Eve')],
    [`${year}-12-25`, both('Boże Narodzenie', 'Christmas Day')],
    [`${year}-12-26`, both('Drugi dzień świąt', 'Boxing Day')],
  ];
}
