import type { LocaleCode } from '@aksamit/contracts';
import { bookingPolicies } from '../domains/booking/policies';
import { contentPolicies } from '../domains/content/policies';
import { durationText } from '../platform/duration-text';

/** The notice for cancellations, of the shop's first market, with its unit, as the seeded pages and articles name it. */
export const cancellationNotice = (locale: LocaleCode): string =>
  durationText('hours', bookingPolicies.of('pl').cancellationNoticeHours, locale);

/** How long skin stays out of the sun before and after laser hair removal, as seeded treatments name it. */
export const sunFreeTime = (locale: LocaleCode): string =>
  durationText('weeks', contentPolicies.everywhere.sunFreeWeeks, locale);
