/** What texts of records may name. Source: docs/decisions/0197; content-and-business-rules.md sections 1 and 9. */
import { z } from 'zod';

/**
 * Facts of the shop that texts may hold as `{name}`. The API inserts the value, so that no page contradicts another. A figure
 * comes without its unit (`{cancelHours}` is `24`, `{reductionPercent}` is `30`), money with its currency (`{donation}` is
 * `5 zł`), hours and addresses as they are read (`{phoneHours}`: `pon.–pt. 8–19, sob. 9–14`). In a path beginning with
 * `tel:` a number loses its spaces.
 */
export const shopFact = z.enum([
  'brandName',
  'salonCount',
  'cityCount',
  'phoneHours',
  'panelPhoneHours',
  'phone',
  'email',
  'complaintsEmail',
  'answerDays',
  'complaintDaysServices',
  'complaintDaysProducts',
  'cancelHours',
  'seriesTreatments',
  'seriesMonths',
  'seriesWeeks',
  'reductionPercent',
  'firstEffectsWeeks',
  'sunFreeWeeks',
  'leastAge',
  'noShows',
  'voucherMonths',
  'newCustomerDiscount',
  'blikLimit',
  'payLaterDays',
  'lowestPriceDays',
  'withdrawalDays',
  'legalNoticeDays',
  'dataYears',
  'donation',
  'donationWithPhotos',
  'bodyPartsLeast',
  'firstVisitMinutes',
  'endermologyMinutes',
  'nearbyKm',
]);
export type ShopFact = z.infer<typeof shopFact>;
