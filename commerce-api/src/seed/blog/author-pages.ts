import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { type Both, both, json } from '../localized';

interface AuthorPage {
  code: string;
  slugs: Both;
  portrait: 'woman' | 'man' | 'brand';
  bio: Both;
  specialization: Both;
}

const pages: readonly AuthorPage[] = [
  {
    code: 'editors',
    slugs: both('redakcja', 'editors'),
    portrait: 'brand',
    bio: both('Zespół salonów Aksamit.', 'The team of the Aksamit salons.'),
    specialization: both('zabiegi i pielęgnacja', 'treatments and care'),
  },
  {
    code: 'anna-zielinska',
    slugs: both('anna-zielinska', 'anna-zielinska'),
    portrait: 'woman',
    bio: both(
      'Od dwunastu lat pracuje ze skórą i uczy nowe specjalistki w salonach Aksamit. Najchętniej pisze o tym, o co klientki pytają w gabinecie: jak się przygotować, co jest normalne po zabiegu i kiedy lepiej poczekać.',
      'Has worked with skin for twelve years and teaches new specialists in the Aksamit salons. She writes about the things clients ask in the treatment room: how to prepare, what is normal afterwards and when it is better to wait.',
    ),
    specialization: both('pielęgnacja skóry, endermologia', 'skincare, endermology'),
  },
  {
    code: 'marek-wolski',
    slugs: both('marek-wolski', 'marek-wolski'),
    portrait: 'man',
    bio: both(
      'Inżynier, który lubi tłumaczyć, dlaczego coś działa. Szkoli zespoły salonów z obsługi laserów i pilnuje, żeby każde urządzenie było sprawne. Na blogu rozkłada technologię na części, bez skrótów myślowych.',
      'An engineer who likes to explain why things work. He trains our salon teams to use lasers and makes sure every device is in good order. On the blog he takes technology apart, one step at a time.',
    ),
    specialization: both('technologia laserowa', 'laser technology'),
  },
];

/** Addresses, portraits and fuller words of the first authors; those that have an address already keep all of it. */
export async function seedAuthorPages(trx: Trx): Promise<void> {
  for (const { code, slugs, portrait, bio, specialization } of pages) {
    await sql`update article_authors set slugs = ${json(slugs)}, portrait = ${portrait}, bio = ${json(bio)},
      specialization = ${json(specialization)} where code = ${code} and slugs is null`.execute(trx);
  }
}
