import type { User } from '@aksamit/contracts';
import { profileChanges, profileFields } from './profile-changes';

const user: User = {
  id: '7',
  dateBirth: '1990-05-01',
  email: 'anna@example.com',
  emailVerifiedAt: null,
  firstName: 'Anna',
  lastName: 'Nowak',
  gender: null,
  hasPassword: true,
  isInfluencer: false,
  isFirstEvent: true,
  phone: '600100200',
  phonePrefix: '48',
  phoneVerifiedAt: null,
  role: 'customer',
  prefferedLocation: null,
  hasInvoiceData: false,
  userInvoice: null,
  userAgrees: [],
};

test('an untouched form changes nothing', () => {
  expect(profileChanges(user, profileFields(user))).toEqual({});
});

test('sends what is different and no more', () => {
  const fields = { ...profileFields(user), firstName: ' Hanna ', gender: 'female' };
  expect(profileChanges(user, fields)).toEqual({ firstName: 'Hanna', gender: 'female' });
});

test('an emptied date of birth is forgotten', () => {
  expect(profileChanges(user, { ...profileFields(user), dateBirth: '' })).toEqual({ dateBirth: null });
});

test('a gender cannot be taken back or made up', () => {
  const known: User = { ...user, gender: 'male' };
  expect(profileChanges(known, { ...profileFields(known), gender: '' })).toEqual({});
  expect(profileChanges(known, { ...profileFields(known), gender: 'x' })).toEqual({});
});
