/** Visits that were booked by phone or at the desk, without a purchase. */
import { z } from 'zod';
import { staffEvent, staffOrderProductsQuery } from './calendar';

const { phonePrefix, phone, name } = staffOrderProductsQuery.shape;

/**
 * GET /admin/desk-visits: by the whole phone, or by the beginnings of the first and last name, at least three letters. All
 * that is given has to fit.
 */
export const staffDeskVisitsQuery = z
  .strictObject({ phonePrefix, phone, name })
  .refine((query) => query.phone !== undefined || query.name !== undefined, { path: ['phone'], message: 'required' });
export type StaffDeskVisitsQuery = z.input<typeof staffDeskVisitsQuery>;

/** Of the caller's salons: first those ahead, the next one first, then those that are over, the latest first; at most 20. */
export const staffDeskVisits = z.object({ events: z.array(staffEvent) });
