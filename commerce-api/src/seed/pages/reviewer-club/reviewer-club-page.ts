import { pageOfSections } from '../seed-page';
import { reviewerClubSectionsEn } from './reviewer-club-sections-en';
import { reviewerClubSectionsPl } from './reviewer-club-sections-pl';

export const reviewerClubPage = pageOfSections(
  'campaign',
  'reviewerClub',
  ['klub-recenzentek', 'reviewer-club'],
  ['Klub recenzentek', 'Reviewer club'],
  [
    'Zabieg bez opłat, uczciwa recenzja i jasne zasady. Sprawdź, jak działa klub recenzentek, i zgłoś swój profil.',
    'A free treatment, an honest review and clear rules. See how the reviewer club works and apply with your profile.',
  ],
  [reviewerClubSectionsPl, reviewerClubSectionsEn],
);
