/** The refusals of the booking rules as API errors, with the figures that their texts name. */

import type { ApiError } from '../../../platform/api-error';
import { bookingError } from '../errors';
import { bookingPolicies, type MarketBookingPolicies } from '../policies';
import type { BookingRefusal } from './visit-rules';
import { isoInZone } from './zoned-time';

/** A refusal by the purchase's own rules as an API error: 409. */
export const toError = (refusal: Exclude<BookingRefusal, { from: Date }>): ApiError =>
  bookingError(`409 ${refusal.code}`);

/** A refusal by the customer's history as an API error: 409, with the instant from which it is allowed. */
export function toCustomerError(refusal: BookingRefusal, { noShowNoticeHours }: MarketBookingPolicies): ApiError {
  if (refusal.code === 'too_young') return tooYoung();
  if (!('from' in refusal)) return toError(refusal);
  const values = { hours: noShowNoticeHours, weeks: bookingPolicies.everywhere.weeksBetweenEpilations };
  return bookingError(`409 ${refusal.code}`, { details: { from: isoInZone(refusal.from) }, values });
}

/** 409: treatments are not sold to customers of this age. */
export const tooYoung = (): ApiError =>
  bookingError('409 too_young', { values: { years: bookingPolicies.everywhere.youngestYears } });

/** 409: the visit can no longer be moved or canceled by its customer. */
export const tooLate = ({
  cancellationNoticeHours,
}: Pick<MarketBookingPolicies, 'cancellationNoticeHours'>): ApiError =>
  bookingError('409 too_late', { values: { hours: cancellationNoticeHours } });
