import fc from 'fast-check';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { channelsOf, fitReminder } from './reminder-rules';

test.each([
  ['email', true, { email: true, sms: false }],
  ['sms', true, { email: false, sms: true }],
  ['both', true, { email: true, sms: true }],
  ['none', true, { email: false, sms: false }],
  ['sms', false, { email: true, sms: false }],
  ['both', false, { email: true, sms: false }],
  ['none', false, { email: false, sms: false }],
] as const)('%s, SMS possible: %s', (choice, canSms, channels) => {
  expect(channelsOf(choice, canSms)).toEqual(channels);
});

const VALUES = {
  when: 'pt. 4.06, 10:00',
  salon: 'Aksamit Lodz Piotrkowska',
  phone: '+48 42 100 20 30',
  link: 'https://aksamit.example/api/s/Ab3dEf9h',
};
const filled = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

test.each([pl, en])('a usual reminder has all its parts in one SMS', ({ sms: { visitReminder } }) => {
  expect(fitReminder(visitReminder, VALUES)).toEqual(VALUES);
  expect(filled(visitReminder, VALUES).length).toBeLessThanOrEqual(160);
});

test('a long salon’s name is cut before the link goes', () => {
  const cut = fitReminder(pl.sms.visitReminder, {
    ...VALUES,
    salon: 'Aksamit Lodz Galeria Handlowa Przy Dworcu Fabrycznym',
  });
  expect(cut.link).toBe(VALUES.link);
  expect(cut.salon).toMatch(/^Aksamit Lodz Gal/);
  const long = fitReminder(pl.sms.visitReminder, {
    ...VALUES,
    link: `https://${'a'.repeat(80)}.example/api/s/Ab3dEf9h`,
  });
  expect(long).toEqual({ ...VALUES, link: '' });
});

test('whatever the salon and the address, it is one SMS', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '.'), maxLength: 200 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(pl, en), (salon, link, { sms: { visitReminder } }) => {
      const values = { ...VALUES, salon, link };
      expect(filled(visitReminder, { ...fitReminder(visitReminder, values) }).length).toBeLessThanOrEqual(160);
    }),
  );
});
