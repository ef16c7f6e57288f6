import type { LocaleCode } from '@aksamit/contracts';
import { writeClientCard } from './write-client-card';
import { writeEuProjects } from './write-eu-projects';

/** A file that anybody may download: `/api/documents/{name}`. */
export interface PublicDocument {
  locale: LocaleCode;
  /** @param seller name and address of the company @returns the whole PDF */
  write: (seller: string) => Promise<Buffer>;
}

const client = (card: Parameters<typeof writeClientCard>[0], locale: LocaleCode): PublicDocument => ({
  locale,
  write: (seller) => writeClientCard(card, locale, seller),
});

/** All of them by name. A name is an address that people link to: it never changes. */
export const publicDocuments: Readonly<Record<string, PublicDocument>> = {
  'karta-klienta-depilacja-laserowa.pdf': client('epilation', 'pl'),
  'client-card-laser-hair-removal.pdf': client('epilation', 'en'),
  'karta-klienta-endermologia.pdf': client('endermology', 'pl'),
  'client-card-endermology.pdf': client('endermology', 'en'),
  'karta-klienta-oczyszczanie-wodorowe.pdf': client('hydrogen', 'pl'),
  'client-card-hydrogen-cleansing.pdf': client('hydrogen', 'en'),
  'projekty-unijne.pdf': { locale: 'pl', write: (seller) => writeEuProjects('pl', seller) },
  'eu-projects.pdf': { locale: 'en', write: (seller) => writeEuProjects('en', seller) },
};
