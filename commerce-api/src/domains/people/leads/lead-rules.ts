/** Rules of forms: deadlines and state transitions. Pure. */

import type { ComplaintAbout, ContactTopic, LeadType } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { localDay, localOf } from '../../booking/slots';
import { peoplePolicies } from '../policies';

const { contactAnswerDays, serviceComplaintDays, productComplaintDays, reviewerYears } = peoplePolicies.everywhere;
const COMPLAINT_DAYS: Record<ComplaintAbout, number> = {
  services: serviceComplaintDays,
  products: productComplaintDays,
};

/** Whole days that the shop has for its answer, counted from the day after. */
export function daysToAnswer(about: ComplaintAbout | null): number {
  return about === null ? contactAnswerDays : COMPLAINT_DAYS[about];
}

/** The last second of the last day for the answer, by the calendar of Warsaw. */
export function answerByOf(receivedAt: Date, days: number): Date {
  const dayAfter = localDay(addDays(localOf(receivedAt).date, days + 1)).at(0);
  if (!dayAfter) throw new Error('Failed to set the clock of an answer: there is no midnight on that day.');
  return new Date(dayAfter.getTime() - 1000);
}

export const LEAD_STATES = ['new', 'inProgress', 'answered', 'accepted', 'rejected'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

interface Kind {
  leadType: LeadType;
  topic: ContactTopic | null;
}

/** Whether a form asks for a yes or no: complaints and applications to the reviewer club. */
export function isDecided({ leadType, topic }: Kind): boolean {
  return topic === 'complaints' || leadType === 'influencer';
}

/** Whether one state may follow another; a closed form stays closed. */
export function mayLeadBecome(from: LeadState, to: LeadState, kind: Kind): boolean {
  if (from !== 'new' && from !== 'inProgress') return false;
  if (to === 'inProgress') return from === 'new';
  return isDecided(kind) ? to === 'accepted' || to === 'rejected' : to === 'answered';
}

/** Whole years between two dates (`YYYY-MM-DD`). */
export function ageOn(dateBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateBirth.slice(0, 4));
  return date.slice(5) < dateBirth.slice(5) ? years - 1 : years;
}

/** Why a date of birth is refused; null: it is not. */
export function birthRefusal(dateBirth: string, today: string): 'not_born_yet' | 'too_young' | null {
  if (dateBirth > today) return 'not_born_yet';
  return ageOn(dateBirth, today) < reviewerYears ? 'too_young' : null;
}
