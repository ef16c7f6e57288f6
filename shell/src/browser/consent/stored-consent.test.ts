import { consentOf, consentText } from './stored-consent';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

test.each([
  [{ analytical: true, marketing: false }],
  [{ analytical: false, marketing: false }],
  [{ analytical: true, marketing: true }],
])('what was decided (%j) holds for half a year', (consent) => {
  const text = consentText(consent, now);
  expect(consentOf(text, now + 179 * day)).toEqual(consent);
  expect(consentOf(text, now + 181 * day)).toBeNull();
});

test.each([null, '', '1', '{', '{"version":0,"analytical":true}', '{"version":1,"analytical":true}'])(
  '%j is no decision',
  (text) => expect(consentOf(text, now)).toBeNull(),
);
