/**
 * Seed steps of invented data: accounts of every role with a publicly known password, known codes, promotions, visits
 * of nobody and of invented people, opinions. They stay out of production.
 */
export const DEMO_STEPS: readonly string[] = [
  '0005-promotions',
  '0101-discount-codes',
  '0102-demo-customer',
  '0103-category-code',
  '0104-vouchers-to-pay-with',
  '0202-salon-calendars',
  '0301-staff-accounts',
  '0302-demo-admin-by-password',
  '0314-wider-promotions',
  '0341-opinions',
  '0342-salon-profiles',
  '0343-visited-opinions',
  '0351-charity',
  '0352-charity-paid',
  '0370-company',
  '0372-removed-pages',
  '0375-coming-legal-text',
  '0392-demo-week',
  '0393-reception-of-demo-week',
];

/**
 * Seed steps of an example catalogue: treatments, prices, salons, articles of an invented chain. A shop of its own
 * begins without them and enters its own offer; one that began with them keeps them.
 */
export const EXAMPLE_STEPS: readonly string[] = [
  '0003-products',
  '0004-prices',
  '0201-salon-capacity',
  '0203-movable-holidays',
  '0204-more-salons',
  '0205-salon-wording',
  '0312-wider-offer',
  '0313-price-changes',
  '0321-package-contents',
  '0322-bundles',
  '0323-offers',
  '0324-vouchers',
  '0325-suggestions',
  '0326-more-articles',
  '0327-comparisons',
  '0328-galleries',
  '0329-drawn-comparisons',
  '0332-promo-bars',
  '0334-professional-article',
  '0335-blog-covers',
  '0336-sale-galleries',
  '0337-different-covers',
  '0338-sun-before-laser',
  '0339-offer-names',
  '0391-device-names',
  '0397-later-comparisons',
  '0405-rendered-pictures',
  '0407-page-pictures',
  '0412-picture-colors',
  '0409-promo-bar-records',
  '0416-article-wording',
  '0418-contraindications-to-talk-about',
  '0421-device-pictures',
  '0423-picture-alts',
];
