/** Forms for the tests of the desk. */
import type { DeskCase, DeskLead } from '@aksamit/contracts/staff';

/** A complaint about services, received on 1 November 2026 and due on the 28th by the salons' calendar. */
export const complaint = (change: Partial<DeskLead> = {}): DeskLead => ({
  id: 'c1',
  number: 'ZG-2026-001001',
  leadType: 'contact',
  state: 'new',
  locale: 'pl',
  userId: null,
  firstName: 'Ewa',
  lastName: 'Lis',
  email: 'ewa@example.com',
  phonePrefix: '48',
  phone: '600100200',
  locationId: '1',
  city: 'Łódź',
  topic: 'complaints',
  complaintSubject: 'noEffects',
  complaintAbout: 'services',
  data: { claim: 'Powtórzenie zabiegu', circumstances: 'Trzeci zabieg', address: 'ul. Polna 4' },
  files: [{ id: 'f1', fileName: 'zdjecie.png', mimeType: 'image/png', size: 100, getUrl: '/file?signed' }],
  createdAt: '2026-11-01T10:00:00.000Z',
  answerBy: '2026-11-28T22:59:59.000Z',
  answer: null,
  closedAt: null,
  ...change,
});

/** A request for a call that left a number only, opened. */
export const openedCall = (change: Partial<DeskCase> = {}): DeskCase => ({
  ...complaint({ id: 'l1', number: 'ZG-2026-001002', leadType: 'callBack', topic: null, complaintSubject: null }),
  lastName: null,
  email: null,
  complaintAbout: null,
  data: {},
  files: [],
  outcomeMails: [],
  ...change,
});

const mail = (state: 'accepted' | 'rejected', subject: string) => ({ state, subject, lead: `${subject}.`, foot: '' });

/** The same, opened: with the e-mails that may close it. */
export const openedComplaint = (change: Partial<DeskCase> = {}): DeskCase => ({
  ...complaint(),
  outcomeMails: [mail('accepted', 'Decyzja na tak'), mail('rejected', 'Decyzja na nie')],
  ...change,
});
