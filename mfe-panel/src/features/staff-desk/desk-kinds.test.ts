import { aboutKey } from './desk-kinds';

test.each([
  [{ leadType: 'contact', topic: 'complaints', complaintSubject: 'noEffects' }, 'subjects.noEffects'],
  [{ leadType: 'contact', topic: 'reservations', complaintSubject: null }, 'topics.reservations'],
  [{ leadType: 'callBack', topic: null, complaintSubject: null }, 'types.callBack'],
] as const)('%j is about %s', (lead, key) => {
  expect(aboutKey(lead)).toBe(key);
});
