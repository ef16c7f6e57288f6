import type { UseFormReturn } from 'react-hook-form';
import type { BookingFields } from '../booking-fields';

/** What each part of the form that books a visit is given. */
export interface BookingPartProps {
  form: UseFormReturn<BookingFields>;
  fieldId(name: string): string;
}
