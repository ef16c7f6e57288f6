import { pageOfSections } from '../seed-page';
import { franchiseSectionsEn } from './franchise-sections-en';
import { franchiseSectionsPl } from './franchise-sections-pl';

export const franchisePage = pageOfSections(
  'information',
  'businessIdea',
  ['pomysl-na-biznes', 'business-idea'],
  ['Pomysł na biznes', 'Open your own salon'],
  [
    'Jak otworzyć salon Aksamit: co dajemy, ile to kosztuje i ile trwa. Z przykładowym kosztorysem i uczciwie o ryzyku.',
    'How to open an Aksamit salon: what we bring, what it costs and how long it takes. With example costs, and honest about risk.',
  ],
  [franchiseSectionsPl, franchiseSectionsEn],
);
