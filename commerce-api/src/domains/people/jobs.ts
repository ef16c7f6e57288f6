import type { Job, JobContext } from '../../platform/domain';
import { endIdleAccounts, forgetEndedProofs, forgetEndedSessions, forgetPendingContacts } from './accounts';
import { acceptOverdueComplaints, anonymizeOldLeads } from './leads';
import { forgetOldConsents, forgetOldPersons, forgetOldVisitNotes } from './privacy';

export const peopleJobs = ({ db }: JobContext): readonly Job[] => [
  { name: 'sessions', pauseMs: 600_000, run: () => forgetEndedSessions(db) },
  { name: 'codes and links', pauseMs: 600_000, run: () => forgetEndedProofs(db) },
  { name: 'waiting contacts', pauseMs: 600_000, run: () => forgetPendingContacts(db) },
  { name: 'idle accounts', pauseMs: 3_600_000, run: () => endIdleAccounts(db) },
  { name: 'old orders', pauseMs: 3_600_000, run: () => forgetOldPersons(db) },
  { name: 'old visit notes', pauseMs: 3_600_000, run: () => forgetOldVisitNotes(db) },
  { name: 'old consents', pauseMs: 3_600_000, run: () => forgetOldConsents(db) },
  { name: 'complaints', pauseMs: 60_000, run: () => acceptOverdueComplaints(db) },
  { name: 'old forms', pauseMs: 3_600_000, run: () => anonymizeOldLeads(db) },
];
