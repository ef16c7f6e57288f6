/** Seed of the offer beside single treatments, and of content and opinions about it. */
import type { SeedStep } from '../platform/prepare';
import { seedAuthorPages } from './blog/author-pages';
import { seedMoreArticles } from './blog/more/seed-more-articles';
import { seedProfessionalArticle } from './blog/professional-article';
import { seedCovers, seedDifferentCovers } from './blog/seed-covers';
import { seedPromoBars } from './blog/seed-promo-bars';
import { seedDrawnComparisons, seedGalleries, seedSaleGalleries } from './catalogue/pictures/seed-pictures';
import { correctSunBeforeLaser } from './catalogue/sun-before-laser';
import { seedComparisons } from './catalogue/wider/comparison-list';
import { seedPriceChanges, seedWiderPromotions } from './catalogue/wider/seed-price-changes';
import { seedSmallerBodyParts, seedWiderOffer } from './catalogue/wider/seed-wider-offer';
import { seedOpinions, seedProfiles } from './opinions/seed-opinions';
import { seedVisitedOpinions } from './opinions/seed-visited-opinions';
import { correctOfferNames } from './sales/offer-names';
import { seedBundles, seedOffers, seedPackageContents, seedSuggestions, seedVouchers } from './sales/seed-sales';

export const offerSeedSteps: readonly SeedStep[] = [
  { name: '0311-smaller-body-parts', run: seedSmallerBodyParts },
  { name: '0312-wider-offer', run: seedWiderOffer },
  { name: '0313-price-changes', run: seedPriceChanges },
  { name: '0314-wider-promotions', run: seedWiderPromotions },
  { name: '0321-package-contents', run: seedPackageContents },
  { name: '0322-bundles', run: seedBundles },
  { name: '0323-offers', run: seedOffers },
  { name: '0324-vouchers', run: seedVouchers },
  { name: '0325-suggestions', run: seedSuggestions },
  { name: '0327-comparisons', run: seedComparisons },
  { name: '0328-galleries', run: seedGalleries },
  { name: '0329-drawn-comparisons', run: seedDrawnComparisons },
  { name: '0326-more-articles', run: seedMoreArticles },
  { name: '0332-promo-bars', run: seedPromoBars },
  { name: '0333-author-pages', run: seedAuthorPages },
  { name: '0334-professional-article', run: seedProfessionalArticle },
  { name: '0335-blog-covers', run: seedCovers },
  { name: '0336-sale-galleries', run: seedSaleGalleries },
  { name: '0337-different-covers', run: seedDifferentCovers },
  { name: '0338-sun-before-laser', run: correctSunBeforeLaser },
  { name: '0339-offer-names', run: correctOfferNames },
  { name: '0341-opinions', run: seedOpinions },
  { name: '0342-salon-profiles', run: seedProfiles },
  { name: '0343-visited-opinions', run: seedVisitedOpinions },
];
