/**
 * Seed steps of what is made up: accounts of every role with a password that everybody knows, known codes, promotions,
 * visits of nobody, opinions. They stay out of production.
 */
export const DEMO_STEPS: readonly string[] = [
  '0005-promotions',
  '0101-discount-codes',
  '0102-demo-customer',
  '0103-category-code',
  '0104-vouchers-to-pay-with',
  '0202-salon-calendars',
  '0301-staff-accounts',
  '0314-wider-promotions',
  '0341-opinions',
  '0342-salon-profiles',
  '0351-charity',
];
