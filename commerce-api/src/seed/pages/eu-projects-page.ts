import type { SectionInput } from '@aksamit/contracts';
import { euProjectsSheet } from './document-downloads';
import { action, note, paragraph, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Fundusze europejskie',
    title: 'Projekty unijne',
    lead: 'Tu firma ogłasza projekty, które współfinansuje Unia Europejska: co powstaje, ile kosztuje i kto za to płaci.',
  },
  {
    kind: 'text',
    title: 'Stan na dziś',
    blocks: [
      paragraph(
        'Nie prowadzimy i nie prowadziliśmy projektu współfinansowanego ze środków Unii Europejskiej. Jeśli to się zmieni, tu znajdziesz jego tytuł, cel, wartość i kwotę wsparcia.',
      ),
      note(
        'Aksamit jest sklepem demonstracyjnym. Karta poniżej opisuje projekt wymyślony: pokazuje, jak taka informacja wygląda.',
      ),
    ],
  },
  {
    kind: 'benefits',
    title: 'Co ogłasza firma, która dostała wsparcie',
    items: titled(
      ['Cel i zadania', 'Co powstanie, po co i dla kogo.'],
      ['Pieniądze', 'Wartość całego projektu i kwota z Funduszy Europejskich.'],
      ['Czas', 'Kiedy projekt się zaczyna i kiedy kończy.'],
      ['Efekty', 'Po czym poznać, że się udał, w liczbach, które da się sprawdzić.'],
    ),
  },
  {
    kind: 'downloads',
    title: 'Karta informacyjna',
    lead: 'Przykład na jednej stronie A4.',
    items: [euProjectsSheet.pl],
  },
  {
    kind: 'callToAction',
    title: 'Masz pytanie o projekty?',
    text: 'Napisz: {email}. Odpowiemy najpóźniej w ciągu {answerDays} dni.',
    actions: [action('Kontakt', '/kontakt/'), action('O nas', '/o-nas/')],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'European Funds',
    title: 'EU projects',
    lead: 'This page is for projects co-financed by the European Union: what they deliver, what they cost and who pays for them.',
  },
  {
    kind: 'text',
    title: 'Where things stand',
    blocks: [
      paragraph(
        'We are not running a project co-financed by the European Union, and never have. If that changes, you will find its title, aim, value and funding here.',
      ),
      note(
        'Aksamit is a demo shop. The sheet below describes a made-up project, to show what such information looks like.',
      ),
    ],
  },
  {
    kind: 'benefits',
    title: 'What a company that receives funding publishes',
    items: titled(
      ['Aim and tasks', 'What will be delivered, why and for whom.'],
      ['Money', 'The value of the whole project and the sum from European Funds.'],
      ['Time', 'When the project begins and when it ends.'],
      ['Results', 'How to tell that it worked, in figures that can be checked.'],
    ),
  },
  {
    kind: 'downloads',
    title: 'Information sheet',
    lead: 'An example, on one A4 page.',
    items: [euProjectsSheet.en],
  },
  {
    kind: 'callToAction',
    title: 'A question about projects?',
    text: 'Write to {email}. We answer within {answerDays} days.',
    actions: [action('Contact', '/contact/'), action('About us', '/about-us/')],
  },
];

/** Information on projects with European funding, of which there are none. */
export const euProjectsPage = pageOfSections(
  'information',
  'euProjects',
  ['projekty-unijne', 'eu-projects'],
  ['Projekty unijne', 'EU projects'],
  [
    'Informacja o projektach współfinansowanych ze środków europejskich, z przykładową kartą do pobrania.',
    'Information on projects co-financed by European funds, with an example of a sheet to download.',
  ],
  [pl, en],
);
