/**
 * A shop's first data, an example catalogue (`EXAMPLE_STEPS`) and the demo (`DEMO_STEPS`), in steps that run once each.
 * A step is not edited once it ran somewhere; more data is a new step.
 */
import type { SeedStep } from '../platform/prepare';
import { rewordArticles } from './blog/reword-articles';
import { seedBlog } from './blog/seed-blog';
import { seedPromoBarRecords } from './blog/seed-promo-bars';
import { seedCategories } from './catalogue/categories';
import { separateContraindications } from './catalogue/contraindications-to-talk-about';
import { seedPictureAlts } from './catalogue/pictures/seed-picture-alts';
import { seedPictureColors } from './catalogue/pictures/seed-picture-colors';
import { seedLaterComparisons } from './catalogue/pictures/seed-pictures';
import { seedTargetPictures } from './catalogue/pictures/seed-target-pictures';
import { seedPrices, seedPromotions } from './catalogue/seed-prices';
import { seedProducts } from './catalogue/seed-products';
import { payCharity, seedCharity } from './charity/seed-charity';
import { commerceSeedSteps } from './commerce-seed';
import { seedComingLegalText } from './legal/seed-coming-text';
import { seedLegalDocuments } from './legal/seed-legal-documents';
import { seedCompany, seedMarketNames, seedMarkets } from './markets';
import { offerSeedSteps } from './offer-seed';
import { rewordPages } from './pages/reword-pages';
import { seedPageSections, seedPages } from './pages/seed-pages';
import { seedRemovedPages } from './pages/seed-removed-pages';
import { seedLaterPictures } from './rendered/seed-later-pictures';
import { seedPagePictures } from './rendered/seed-page-pictures';
import { seedRenderedPictures } from './rendered/seed-rendered';
import { rewordContent } from './reword-content';
import { correctSalonWording, renameClientCard } from './salons/salon-wording';
import { seedCalendars, seedCapacity } from './salons/seed-capacity';
import { seedMoreSalons, seedMovableHolidays, seedSalons } from './salons/seed-salons';
import { letReceptionSeeDemoWeek } from './staff/seed-demo-reception';
import { seedDemoWeek, seedDeviceNames, seedEnglishDeviceNames, seedEnglishRoomNames } from './staff/seed-demo-week';
import { letDemoAdminIn, seedStaffAccounts } from './staff/seed-staff';

export { DEMO_STEPS, EXAMPLE_STEPS } from './demo-steps';
export { growShop } from './scale/grow-shop';
export { addFirstAdmin } from './staff/first-admin';

export const seedSteps: readonly SeedStep[] = [
  { name: '0001-markets', run: seedMarkets },
  { name: '0002-categories', run: seedCategories },
  { name: '0003-products', run: seedProducts },
  { name: '0004-prices', run: seedPrices },
  { name: '0005-promotions', run: seedPromotions },
  { name: '0006-salons', run: seedSalons },
  { name: '0007-blog', run: seedBlog },
  { name: '0008-pages', run: seedPages },
  ...commerceSeedSteps,
  { name: '0201-salon-capacity', run: (trx) => seedCapacity(trx) },
  { name: '0202-salon-calendars', run: seedCalendars },
  { name: '0301-staff-accounts', run: seedStaffAccounts },
  { name: '0302-demo-admin-by-password', run: letDemoAdminIn },
  { name: '0203-movable-holidays', run: seedMovableHolidays },
  { name: '0204-more-salons', run: seedMoreSalons },
  { name: '0205-salon-wording', run: correctSalonWording },
  // Opinions and profiles are of all salons.
  ...offerSeedSteps,
  { name: '0351-charity', run: seedCharity },
  { name: '0352-charity-paid', run: payCharity },
  { name: '0361-page-sections', run: seedPageSections },
  { name: '0370-company', run: seedCompany },
  { name: '0371-legal-documents', run: seedLegalDocuments },
  { name: '0372-removed-pages', run: seedRemovedPages },
  // Better words: of pages that nobody has edited.
  { name: '0373-page-wording', run: seedPageSections },
  // The time without sun before a laser, and the tax number, as everywhere.
  { name: '0374-page-wording', run: seedPageSections },
  { name: '0375-coming-legal-text', run: seedComingLegalText },
  { name: '0391-device-names', run: seedDeviceNames },
  { name: '0392-demo-week', run: seedDemoWeek },
  { name: '0393-reception-of-demo-week', run: letReceptionSeeDemoWeek },
  { name: '0397-later-comparisons', run: seedLaterComparisons },
  // English as a native writes it, how soon messages are answered, the real ways to pay.
  { name: '0400-page-wording', run: seedPageSections },
  { name: '0405-rendered-pictures', run: seedRenderedPictures },
  // Words for the pictures of pages that nobody has edited.
  { name: '0406-page-wording', run: seedPageSections },
  { name: '0407-page-pictures', run: seedPagePictures },
  // What two articles held as copies.
  { name: '0409-promo-bar-records', run: seedPromoBarRecords },
  // English as a native writes it: again, with the pictures that the pages have.
  { name: '0398-page-wording', run: rewordPages },
  { name: '0408-english-device-names', run: seedEnglishDeviceNames },
  { name: '0411-market-names', run: seedMarketNames },
  { name: '0412-picture-colors', run: seedPictureColors },
  // Contraindications as the salon terms have them, hours of the phone line once, numbers that fit any count.
  { name: '0415-page-wording', run: rewordPages },
  // No treatment in pregnancy, as the salon terms have it; English as a native writes it.
  { name: '0416-article-wording', run: rewordArticles },
  { name: '0417-english-room-names', run: seedEnglishRoomNames },
  { name: '0418-contraindications-to-talk-about', run: separateContraindications },
  // Guests move visits too; English as a native writes it, in pages, articles and categories of the blog.
  { name: '0419-content-wording', run: rewordContent },
  {
    name: '0421-device-pictures',
    run: async (trx) => {
      await seedLaterPictures(trx);
      await seedTargetPictures(trx);
    },
  },
  // One name for the client card and the reviewer club; articles that agree on pools, tans and the suit for endermology.
  {
    name: '0422-content-wording',
    run: async (trx) => {
      await rewordContent(trx);
      await renameClientCard(trx);
    },
  },
  { name: '0423-picture-alts', run: seedPictureAlts },
];
