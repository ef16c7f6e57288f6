import type { LocaleCode } from '@aksamit/contracts';
import { bookingPolicies } from '../domains/booking/policies';
import { durationText } from '../platform/duration-text';

/** The notice for cancellations, of the shop's first market, with its unit, as the seeded pages and articles name it. */
export const cancellationNotice = (locale: LocaleCode): string =>
  durationText('hours', bookingPolicies.of('pl').cancellationNoticeHours, locale);
