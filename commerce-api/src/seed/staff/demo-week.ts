/** A full week in one salon of the demo: whose visit is when, with whom, and what became of it. Invented people. */
import { addDays, isoWeekdayOf } from '@aksamit/contracts/store-time';

export const WEEK_VISITS = 400;
const FIRST_NAMES =
  'Anna Katarzyna Magdalena Agnieszka Joanna Monika Aleksandra Natalia Karolina Ewa Paulina Marta Zofia Julia Maja Hanna Oliwia Weronika Dominika Kinga Patryk Tomasz Michał Kamil Jakub'.split(
    ' ',
  );
const LAST_NAMES =
  'Bielik Czapla Drozd Gawron Jaskółka Kania Kos Kukułka Łabędź Makolągwa Orzechówka Perkoz Pliszka Raróg Rudzik Sikorka Skowronek Słowik Sójka Szpak Trznadel Wilga Wróbel Zięba Żuraw'.split(
    ' ',
  );
/** Fewer than visits: some come twice. */
const CUSTOMERS = 280;
/** How long before now a visit still goes on in the salon. */
const IN_SALON_MINUTES = 60;
/** Minutes between two visits. */
const PAUSES = [0, 0, 15, 15, 30];
const NOTES = [
  'Prosi o ciszę podczas zabiegu',
  'Spóźni się do 10 minut',
  'Woli kontakt SMS-em',
  'Przyjdzie z dzieckiem',
];

/** Opening hours of a weekday, minutes of the day. */
export interface OpenDay {
  weekday: number;
  from: number;
  to: number;
}

/** A therapist with the room, the device and the treatments of the week: nobody else has them, so that nothing overlaps. */
export interface WeekUnit {
  therapistId: string;
  roomId: string;
  deviceId: string;
  treatments: readonly { productId: string; minutes: number }[];
}

export type PlannedState = 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';

export interface PlannedVisit extends Omit<WeekUnit, 'treatments'> {
  productId: string;
  date: string;
  /** Minutes of the day. */
  from: number;
  to: number;
  state: PlannedState;
  firstName: string;
  lastName: string;
  phone: string;
  note: string | null;
  hasInterview: boolean;
  hasCard: boolean;
  hasGuardian: boolean;
  isArrived: boolean;
}

/** A number below `below` that depends on the seed alone (FNV-1a). */
export function diceOf(seed: string, below: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

/** One of a list. @throws for an empty one */
function pick<Each>(list: readonly Each[], seed: string): Each {
  const [first] = list.slice(diceOf(seed, list.length));
  if (first === undefined) throw new Error(`Failed to choose for ${seed}: the list is empty.`);
  return first;
}

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, 1 - isoWeekdayOf(date));

/**
 * The visits of the week that `now` is in.
 * @param now local date and minutes of the day
 */
export function planWeek(
  units: readonly WeekUnit[],
  days: readonly OpenDay[],
  now: { date: string; minutes: number },
): PlannedVisit[] {
  const monday = mondayOf(now.date);
  const all = days.flatMap((day) =>
    units.flatMap((unit) => planDay(unit, { ...day, date: addDays(monday, day.weekday - 1) }, now)),
  );
  const order = (visit: PlannedVisit) => diceOf(`keep ${seedOf(visit)}`, 1e9);
  return all.sort((one, other) => order(one) - order(other)).slice(0, WEEK_VISITS);
}

const seedOf = (visit: Pick<PlannedVisit, 'therapistId' | 'date' | 'from'>) =>
  `${visit.therapistId} ${visit.date} ${visit.from}`;

function planDay(
  unit: WeekUnit,
  day: OpenDay & { date: string },
  now: { date: string; minutes: number },
): PlannedVisit[] {
  const { treatments, ...units } = unit;
  const visits: PlannedVisit[] = [];
  for (let from = day.from; treatments.length > 0; ) {
    const seed = seedOf({ ...units, date: day.date, from });
    const treatment = pick(treatments, `treatment ${seed}`);
    const to = from + Math.ceil(treatment.minutes / 15) * 15;
    if (to > day.to) break;
    const when = { date: day.date, from, to };
    visits.push({
      ...units,
      ...when,
      productId: treatment.productId,
      ...personOf(seed),
      ...outcomeOf(seed, when, now),
    });
    from = to + pick(PAUSES, `pause ${seed}`);
  }
  return visits;
}

function personOf(seed: string): Pick<PlannedVisit, 'firstName' | 'lastName' | 'phone'> {
  const person = diceOf(`person ${seed}`, CUSTOMERS);
  return {
    firstName: FIRST_NAMES[person % FIRST_NAMES.length] ?? '',
    lastName: LAST_NAMES[Math.floor(person / FIRST_NAMES.length) + (person % 14)] ?? 'Bocian',
    phone: String(600_700_000 + person * 37),
  };
}

type Outcome = Pick<PlannedVisit, 'state' | 'note' | 'hasInterview' | 'hasCard' | 'hasGuardian' | 'isArrived'>;

function outcomeOf(
  seed: string,
  { date, from, to }: Pick<PlannedVisit, 'date' | 'from' | 'to'>,
  now: { date: string; minutes: number },
): Outcome {
  const dice = diceOf(`outcome ${seed}`, 100);
  const isToday = date === now.date;
  const isOver = date < now.date || (isToday && to <= now.minutes);
  const isArrived =
    !isOver && isToday && from - 15 <= now.minutes && from > now.minutes - IN_SALON_MINUTES && dice < 80;
  const state = stateOf(dice, isOver);
  const isHere = state === 'done' || isArrived;
  const note = diceOf(`note ${seed}`, NOTES.length * 8);
  return {
    state,
    note: NOTES[note] ?? null,
    hasInterview: isHere && dice % 10 < 8,
    hasCard: isHere && dice % 10 < 7,
    hasGuardian: isHere && diceOf(`guardian ${seed}`, 25) === 0,
    isArrived: isArrived || state === 'done',
  };
}

function stateOf(dice: number, isOver: boolean): PlannedState {
  if (dice >= 96) return 'canceled';
  if (!isOver) return 'booked';
  if (dice >= 89) return 'noShow';
  return dice >= 86 ? 'refused' : 'done';
}
