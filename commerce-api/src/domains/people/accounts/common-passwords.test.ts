import { isCommonPassword } from './common-passwords';

const ewa = {
  email: 'ewa.lisowska@example.com',
  firstName: 'Ewa',
  lastName: 'Lisowska',
  phonePrefix: '48',
  phone: '600700800',
};

test.each([
  'password',
  '11111111',
  '12345678',
  'qwertyuiop',
  'zaq12wsx',
  'P@ssw0rd1',
  'kochamcie',
  'misiaczek1',
  'haslo123',
  'monika12',
  'Warszawa2024',
  'abcdefgh',
  'PASSWORD1',
])('%s is on everybody’s list', (password) => {
  expect(isCommonPassword(password, ewa)).toBe(true);
});

test.each([
  'aksamit1',
  'Aksamit123',
  'lisowska',
  'EwaLisowska1',
  'ewa.lisowska@example.com',
  '600700800',
  '48600700800',
])('%s is known of the shop or the person', (password) => {
  expect(isCommonPassword(password, ewa)).toBe(true);
});

test.each(['Dobre-haslo-1', 'korona-burza-lampa', 'x7#kQ2mZ', 'Długie-hasło-na-próbę-7', 'lisowska&brzoza&9'])(
  '%s is nobody’s first guess',
  (password) => {
    expect(isCommonPassword(password, ewa)).toBe(false);
  },
);

test('the longest password that is accepted takes no longer than its beginning', () => {
  const beginning = 'brzoza-i-trzy-wierzby-nad-woda-9';
  expect(beginning).toHaveLength(32);
  expect(isCommonPassword(beginning + 'a'.repeat(168), ewa)).toBe(false);
  expect(isCommonPassword('a'.repeat(32) + beginning, ewa)).toBe(true);
});
