/** Records for the tests of the staff area. */
import type {
  BlockedTime,
  StaffCalendar,
  StaffCustomer,
  StaffEvent,
  StaffOrderProduct,
  StaffWaitingEntry,
  TherapistRota,
  WaitingCaller,
} from '@aksamit/contracts/staff';

const unit = (id: string, name: string) => ({ id, name });

export const alicja = unit('1', 'Alicja');
export const beata = unit('2', 'Beata');

/** A visit on 27 November 2026 by the salons' clock, which is an hour ahead of UTC. */
export const staffVisit = (change: Partial<StaffEvent> = {}): StaffEvent => ({
  id: 'v1',
  doneStatus: 'active',
  startAt: '2026-11-27T09:00:00.000Z',
  endAt: '2026-11-27T09:30:00.000Z',
  location: unit('1', 'Aksamit Mokotów'),
  product: unit('3', 'Depilacja laserowa pach'),
  room: unit('1', 'Gabinet 1'),
  device: unit('1', 'Laser 1'),
  therapist: alicja,
  customer: { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600100200' },
  orderId: 'o1',
  orderNumber: 'AK-2026-000001',
  orderProductId: 'p1',
  note: null,
  interviewAt: null,
  customerCardAt: null,
  guardianConsentAt: null,
  isFinal: false,
  needsGuardian: false,
  healthAcknowledgedAt: null,
  ...change,
});

export const blockedTime = (change: Partial<BlockedTime> = {}): BlockedTime => ({
  id: 'b1',
  locationId: '1',
  roomId: null,
  deviceId: null,
  therapistId: '1',
  startAt: '2026-11-27T12:00:00.000Z',
  endAt: '2026-11-27T12:30:00.000Z',
  reason: 'Przerwa',
  ...change,
});

export const boughtTreatment = (change: Partial<StaffOrderProduct> = {}): StaffOrderProduct => ({
  id: 'p1',
  orderId: 'o1',
  orderNumber: 'AK-2026-000001',
  isMasked: false,
  createdAt: null,
  itemType: 'product',
  product: unit('3', 'Depilacja laserowa pach'),
  customer: { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600100200' },
  isPaid: false,
  totalCount: 6,
  completedCount: 2,
  bookedCount: 0,
  leftCount: 4,
  lastVisitOn: '2026-10-02',
  nextStartAt: null,
  bookRefusal: null,
  ...change,
});

const noMarks = { interviewAt: null, customerCardAt: null, guardianConsentAt: null };

/** The card of the customer of `staffVisit()`. */
export const customerCard = (change: Partial<StaffCustomer> = {}): StaffCustomer => ({
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  phonePrefix: '48',
  phone: '600100200',
  hasAccount: true,
  visits: [
    {
      id: 'v1',
      doneStatus: 'active',
      startAt: '2026-11-27T09:00:00.000Z',
      endAt: '2026-11-27T09:30:00.000Z',
      location: unit('1', 'Aksamit Mokotów'),
      product: unit('3', 'Depilacja laserowa pach'),
      therapist: alicja,
      note: null,
      ...noMarks,
    },
  ],
  counts: { ahead: 1, done: 4, noShow: 1, canceled: 0, refused: 0 },
  marks: { ...noMarks, interviewAt: '2026-10-02T08:00:00.000Z' },
  notes: [
    {
      id: 'n1',
      text: 'Prosi o ciszę',
      author: 'Iga Wrona',
      location: unit('1', 'Aksamit Mokotów'),
      writtenAt: '2026-10-02T08:30:00.000Z',
    },
  ],
  purchases: [
    boughtTreatment(),
    boughtTreatment({ id: 'p9', isMasked: true, totalCount: null, completedCount: null, bookedCount: null }),
  ],
  vouchers: [
    {
      id: 'c1',
      code: '…9RST',
      voucherType: 'electronic',
      value: 20_000,
      balance: 12_000,
      currency: 'PLN',
      validTo: '2027-05-01T21:59:59.000Z',
    },
  ],
  ...change,
});

/** Alicja works on Fridays. */
export const therapistRota = (change: Partial<TherapistRota> = {}): TherapistRota => ({
  therapist: alicja,
  week: [{ weekday: 5, start: '09:00', end: '17:00', breakStart: '13:00', breakEnd: '13:30' }],
  exceptions: [],
  version: 3,
  ...change,
});

export const waitingEntry = (change: Partial<StaffWaitingEntry> = {}): StaffWaitingEntry => ({
  id: 'w1',
  createdAt: '2026-11-25T08:00:00.000Z',
  date: '2026-11-28',
  startAt: '2026-11-28T09:00:00.000Z',
  location: unit('1', 'Aksamit Mokotów'),
  product: unit('3', 'Depilacja laserowa pach'),
  customer: { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100300', email: 'ewa@example.com' },
  orderProductId: 'p2',
  orderNumber: 'AK-2026-000002',
  offeredStartAt: null,
  offeredAt: null,
  ...change,
});

/** Somebody whom the desk put on the waiting list. */
export const waitingCaller = (change: Partial<WaitingCaller> = {}): WaitingCaller => ({
  id: 'c1',
  createdAt: '2026-11-25T08:00:00.000Z',
  date: '2026-11-28',
  time: '17:00',
  location: unit('1', 'Aksamit Mokotów'),
  product: unit('3', 'Depilacja laserowa pach'),
  customer: { firstName: 'Jan', lastName: 'Kot', phonePrefix: '48', phone: '600100400' },
  note: null,
  orderProductId: null,
  orderNumber: null,
  ...change,
});

export const staffCalendar = (change: Partial<StaffCalendar> = {}): StaffCalendar => ({
  from: '2026-11-27',
  to: '2026-11-27',
  events: [staffVisit()],
  blockedTimes: [],
  rooms: [unit('1', 'Gabinet 1'), unit('2', 'Gabinet 2')],
  devices: [unit('1', 'Laser 1')],
  therapists: [alicja, beata],
  ...change,
});
