import { offerToken } from './offer-token';

const TOKEN = 'Zm9vYmFyYmF6cXV4LV9hYmNkZWZnaGlqa2xtbm9wcQ';

test('a link’s token is found behind the hash', () => {
  expect(offerToken(`#waiting=${TOKEN}`)).toBe(TOKEN);
});

test.each(['', '#main', '#waiting=', '#waiting=short', `#waiting=${TOKEN}&x`, `#waiting=${'a'.repeat(300)}`])(
  'none in %j',
  (hash) => expect(offerToken(hash)).toBeNull(),
);
