import type { SectionInput } from '@aksamit/contracts';
import type { Both } from '../localized';

type Download = Extract<SectionInput, { kind: 'downloads' }>['items'][number];

/** A PDF of the API (`domains/content/public-documents`). `size`: bytes, about; public-documents.test.ts compares them. */
function pdf(name: string, label: string, description: string, size: number): Download {
  return { label, description, path: `/api/documents/${name}`, mimeType: 'application/pdf', size };
}

/** The cards that clients fill in before a treatment, for sections of kind `downloads`. */
export const clientCards: Both<Record<'epilation' | 'endermology' | 'hydrogen', Download>> = {
  pl: {
    epilation: pdf(
      'karta-klienta-depilacja-laserowa.pdf',
      'Karta klienta: depilacja laserowa',
      'Pytania o zdrowie, przeciwwskazania, zgody i miejsce na podpis.',
      31_000,
    ),
    endermology: pdf(
      'karta-klienta-endermologia.pdf',
      'Karta klienta: endermologia',
      'Pytania o zdrowie, przeciwwskazania, zgody i miejsce na podpis.',
      30_000,
    ),
    hydrogen: pdf(
      'karta-klienta-oczyszczanie-wodorowe.pdf',
      'Karta klienta: oczyszczanie wodorowe',
      'Pytania o zdrowie i skórę, przeciwwskazania, zgody i miejsce na podpis.',
      30_000,
    ),
  },
  en: {
    epilation: pdf(
      'client-card-laser-hair-removal.pdf',
      'Client card: laser hair removal',
      'Questions about your health, contraindications, consents and room for signatures.',
      30_800,
    ),
    endermology: pdf(
      'client-card-endermology.pdf',
      'Client card: endermology',
      'Questions about your health, contraindications, consents and room for signatures.',
      29_500,
    ),
    hydrogen: pdf(
      'client-card-hydrogen-cleansing.pdf',
      'Client card: hydrogen cleansing',
      'Questions about your health and skin, contraindications, consents and room for signatures.',
      29_500,
    ),
  },
};

/** The information sheet on EU projects. */
export const euProjectsSheet: Both<Download> = {
  pl: pdf(
    'projekty-unijne.pdf',
    'Karta informacyjna projektu (przykład)',
    'Tytuł, cel, wartość i kwota wsparcia na jednej stronie.',
    23_300,
  ),
  en: pdf(
    'eu-projects.pdf',
    'Project information sheet (example)',
    'Title, aim, value and funding on one page.',
    22_400,
  ),
};
