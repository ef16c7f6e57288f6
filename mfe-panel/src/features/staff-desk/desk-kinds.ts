import type { DeskLead } from '@aksamit/contracts/staff';

/** The desks in the order of their tabs, by the API's own names. */
export const DESKS = ['complaints', 'leads', 'reviewer-applications'] as const;
export type DeskKind = (typeof DESKS)[number];

/** The desk that an address names; the complaints, whose clocks bind, where it names none. */
export const deskOf = (name: string | undefined): DeskKind => DESKS.find((desk) => desk === name) ?? 'complaints';

type LeadState = DeskLead['state'];

const OPEN_STATES = ['new', 'inProgress'] as const satisfies readonly LeadState[];
const DECIDED_STATES = [...OPEN_STATES, 'accepted', 'rejected'] as const satisfies readonly LeadState[];

/** States that a form of a desk can have: an inquiry is answered, the others are decided. */
export const statesOf = (desk: DeskKind): readonly LeadState[] =>
  desk === 'leads' ? [...OPEN_STATES, 'answered'] : DECIDED_STATES;

/** The state that an address names, where the desk has it. */
export const stateOf = (desk: DeskKind, name: string): LeadState | undefined =>
  statesOf(desk).find((state) => state === name);

/** What a complaint is about, the topic that a contact chose, else the kind of form: the key of its text below `staff.desk`. */
export function aboutKey({
  complaintSubject,
  leadType,
  topic,
}: Pick<DeskLead, 'complaintSubject' | 'leadType' | 'topic'>): string {
  if (complaintSubject !== null) return `subjects.${complaintSubject}`;
  return leadType === 'contact' && topic !== null ? `topics.${topic}` : `types.${leadType}`;
}
