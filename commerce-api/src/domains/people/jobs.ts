import type { Job, JobContext } from '../../platform/domain';
import { endIdleAccounts, forgetEndedProofs, forgetEndedSessions, forgetPendingContacts } from './accounts';
import { acceptOverdueComplaints, anonymizeOldLeads } from './leads';
import { forgetOldConsents, forgetOldPersons } from './privacy';

export const peopleJobs = ({ db, personalData }: JobContext): readonly Job[] => [
  { name: 'sessions', pauseMs: 600_000, run: () => forgetEndedSessions(db) },
  { name: 'codes and links', pauseMs: 600_000, run: () => forgetEndedProofs(db) },
  { name: 'waiting contacts', pauseMs: 600_000, run: () => forgetPendingContacts(db) },
  { name: 'idle accounts', pauseMs: 3_600_000, run: () => endIdleAccounts(db, personalData) },
  { name: 'old orders', pauseMs: 3_600_000, run: () => forgetOldPersons(db, personalData) },
  { name: 'old consents', pauseMs: 3_600_000, run: () => forgetOldConsents(db) },
  { name: 'complaints', pauseMs: 60_000, run: () => acceptOverdueComplaints(db) },
  { name: 'old forms', pauseMs: 3_600_000, run: () => anonymizeOldLeads(db) },
];
