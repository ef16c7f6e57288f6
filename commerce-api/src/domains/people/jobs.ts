import type { Job, JobContext } from '../../platform/domain';
import { endIdleAccounts, purgeEndedSessions, purgeExpiredProofs, purgePendingContacts } from './accounts';
import { acceptOverdueComplaints, anonymizeOldLeads } from './leads';
import { purgeEndedSubscriptions, purgeUnconfirmedSubscriptions } from './newsletter';
import { anonymizeOldOrders, purgeOldConsents } from './privacy';

export const peopleJobs = ({ db, personalData }: JobContext): readonly Job[] => [
  { name: 'sessions', pauseMs: 600_000, run: () => purgeEndedSessions(db) },
  { name: 'codes and links', pauseMs: 600_000, run: () => purgeExpiredProofs(db) },
  { name: 'waiting contacts', pauseMs: 600_000, run: () => purgePendingContacts(db) },
  { name: 'idle accounts', pauseMs: 3_600_000, run: () => endIdleAccounts(db, personalData) },
  { name: 'old orders', pauseMs: 3_600_000, run: () => anonymizeOldOrders(db, personalData) },
  { name: 'old consents', pauseMs: 3_600_000, run: () => purgeOldConsents(db) },
  { name: 'complaints', pauseMs: 60_000, run: () => acceptOverdueComplaints(db) },
  { name: 'old forms', pauseMs: 3_600_000, run: () => anonymizeOldLeads(db) },
  { name: 'unconfirmed newsletters', pauseMs: 600_000, run: () => purgeUnconfirmedSubscriptions(db) },
  { name: 'ended newsletters', pauseMs: 3_600_000, run: () => purgeEndedSubscriptions(db) },
];
