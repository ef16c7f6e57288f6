/** Working hours of therapists. Source: docs/decisions/0214. */
import { z } from 'zod';
import { recordId } from '../envelope';
import { staffEvent, staffUnit } from './calendar';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** More would cut a day into pieces in which no treatment fits. */
const MOST_FURTHER_BREAKS = 5;

const shiftBreak = z.strictObject({ start: clock, end: clock });
export type ShiftBreak = z.infer<typeof shiftBreak>;

/** Hours of a day with its breaks, by the salons' clock, `HH:mm`. */
const hours = {
  start: clock,
  end: clock,
  breakStart: clock.nullable(),
  breakEnd: clock.nullable(),
  /**
   * Further breaks beside the first, which overlap neither it nor each other. A response has them always; a request that leaves
   * them out leaves them as they are, as far as they lie within its hours. Source: docs/decisions/0232.
   */
  moreBreaks: z.array(shiftBreak).max(MOST_FURTHER_BREAKS).optional(),
};

interface Hours {
  start: string | null;
  end: string | null;
  breakStart: string | null;
  breakEnd: string | null;
  moreBreaks?: readonly ShiftBreak[] | undefined;
}

type Wrong = [path: (string | number)[], message: string];

/** The field that is wrong with hours, and why; null: nothing. `HH:mm` is ordered as text. */
function wrongHours({ start, end, breakStart, breakEnd, moreBreaks = [] }: Hours): Wrong | null {
  if ((start === null) !== (end === null)) return [['end'], 'required'];
  if (start !== null && end !== null && end <= start) return [['end'], 'end_before_start'];
  if ((breakStart === null) !== (breakEnd === null)) return [['breakEnd'], 'required'];
  if (breakStart === null || breakEnd === null) return moreBreaks.length > 0 ? [['breakStart'], 'required'] : null;
  const breaks = [{ start: breakStart, end: breakEnd }, ...moreBreaks];
  const fields = [{ start: ['breakStart'], end: ['breakEnd'] }, ...moreBreaks.map((_, index) => fieldsOfBreak(index))];
  for (const [index, each] of breaks.entries()) {
    const field = fields[index] ?? fieldsOfBreak(index);
    if (each.end <= each.start) return [field.end, 'end_before_start'];
    const isWithin = start !== null && end !== null && each.start >= start && each.end <= end;
    const isApart = breaks.slice(0, index).every((other) => each.end <= other.start || other.end <= each.start);
    if (!isWithin || !isApart) return [field.start, 'not_allowed'];
  }
  return null;
}

const fieldsOfBreak = (index: number): Record<'start' | 'end', (string | number)[]> => ({
  start: ['moreBreaks', index, 'start'],
  end: ['moreBreaks', index, 'end'],
});

function checkHours(hours: Hours, context: z.RefinementCtx): void {
  const wrong = wrongHours(hours);
  if (wrong) context.addIssue({ code: 'custom', path: wrong[0], message: wrong[1] });
}

/** A weekday on which the therapist works. */
export const shiftDay = z.strictObject({ weekday: z.int().min(1).max(7), ...hours }).superRefine(checkHours);
export type ShiftDay = z.infer<typeof shiftDay>;

/** A date that differs from the week; without `start` and `end` a day off. */
export const shiftException = z
  .strictObject({ date: z.iso.date(), ...hours, start: clock.nullable(), end: clock.nullable() })
  .superRefine(checkHours);
export type ShiftException = z.infer<typeof shiftException>;

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const rota = {
  /** Weekdays that are left out are free. Without any the therapist works whenever the salon is open, but for the dates. */
  week: z
    .array(shiftDay)
    .max(7)
    .refine((days) => isUnique(days.map(({ weekday }) => weekday)), { message: 'duplicate' }),
  /** From today on, in order of their dates; former ones stay as they are. */
  exceptions: z
    .array(shiftException)
    .max(200)
    .refine((days) => isUnique(days.map(({ date }) => date)), { message: 'duplicate' }),
};

export const therapistRota = z.object({
  therapist: staffUnit,
  ...rota,
  /** 0: the therapist has no rota. */
  version: z.int(),
});
export type TherapistRota = z.infer<typeof therapistRota>;

/** GET /admin/shifts: of all therapists of a salon. */
export const staffShiftsQuery = z.strictObject({ locationId: recordId });

/** PUT /admin/shifts/{id}, by the therapist's id: the whole rota, decided on the version that was seen. */
export const therapistRotaRequest = z.strictObject({ ...rota, version: z.int().min(0).max(2_147_483_647) });
export type TherapistRotaRequest = z.input<typeof therapistRotaRequest>;

/** POST /admin/shift-previews: booked visits that a rota would leave outside. They stay booked. */
export const shiftPreviewRequest = z.strictObject({
  therapistId: recordId,
  week: rota.week,
  exceptions: rota.exceptions,
});
export type ShiftPreviewRequest = z.input<typeof shiftPreviewRequest>;
export const shiftPreview = z.object({ events: z.array(staffEvent) });
