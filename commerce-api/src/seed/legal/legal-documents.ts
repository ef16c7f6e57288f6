import { type Both, both } from '../localized';
import { applicationRegulations } from './application-regulations';
import { consultationRegulations } from './consultation-regulations';
import { dataProtection } from './data-protection';
import { privacyPolicyEn } from './privacy-policy-en';
import { privacyPolicyPl } from './privacy-policy-pl';
import { regulationsEn } from './regulations-en';
import { regulationsPl } from './regulations-pl';
import { salonRegulationsEn } from './salon-regulations-en';
import { salonRegulationsPl } from './salon-regulations-pl';

/** The full text of a legal page, with the one that it replaced: what the page held before (`pages/legal-pages.ts`). */
export interface SeedLegalDocument {
  /** Code of the page. */
  code: string;
  /** Local dates since which the texts apply. */
  earlierSince: string;
  since: string;
  /** What the text changed. */
  summary: Both;
  /** Written as read-blocks.ts reads it. */
  text: Both;
}

export const legalDocuments: readonly SeedLegalDocument[] = [
  {
    code: 'regulations',
    earlierSince: '2020-09-23',
    since: '2026-01-15',
    summary: both(
      'Pełny tekst w paragrafach. Opisaliśmy wszystkie sposoby płatności, utrzymywanie wybranego terminu, kody rabatowe, zasady publikowania opinii i odstąpienie od umowy przyciskiem przy zamówieniu.',
      'The full text in numbered sections. We described all payment methods, how a chosen time is held, discount codes, how reviews are published, and withdrawal by a button at the order.',
    ),
    text: both(regulationsPl, regulationsEn),
  },
  {
    // In effect since 23.09.2020: content-and-business-rules.md, "Salon terms".
    code: 'salonRegulations',
    earlierSince: '2018-05-25',
    since: '2020-09-23',
    summary: both(
      'Dodaliśmy wykaz przeciwwskazań bezwzględnych i względnych, zasady odmowy wykonania zabiegu oraz wymagane elementy reklamacji.',
      'We added the lists of absolute and relative contraindications, the rules for refusing a treatment, and what a complaint has to contain.',
    ),
    text: both(salonRegulationsPl, salonRegulationsEn),
  },
  {
    code: 'privacyPolicy',
    earlierSince: '2020-09-23',
    since: '2026-01-15',
    summary: both(
      'Wymieniliśmy cele i podstawy prawne, odbiorców danych oraz okresy przechowywania.',
      'We listed the purposes and legal bases, the recipients of data and the storage periods.',
    ),
    text: both(privacyPolicyPl, privacyPolicyEn),
  },
  {
    code: 'dataProtection',
    earlierSince: '2020-09-23',
    since: '2026-01-15',
    summary: both(
      'Opisaliśmy każde z praw i sposób skorzystania z niego, dane o zdrowiu oraz skutki usunięcia Konta.',
      'We described each right and how to use it, health data, and what deleting an Account means.',
    ),
    text: dataProtection,
  },
  {
    code: 'consultationRegulations',
    earlierSince: '2020-09-23',
    since: '2026-01-15',
    summary: both(
      'Określiliśmy sposób umawiania rozmowy, wymagania techniczne i zasady poufności.',
      'We set out how a conversation is arranged, the technical requirements and confidentiality.',
    ),
    text: consultationRegulations,
  },
  {
    code: 'applicationRegulations',
    earlierSince: '2020-09-23',
    since: '2026-01-15',
    summary: both(
      'Określiliśmy wymagania techniczne, uprawnienia urządzenia i zasady reklamacji.',
      'We set out the technical requirements, device permissions and complaints.',
    ),
    text: applicationRegulations,
  },
];
