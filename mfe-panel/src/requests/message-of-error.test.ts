import { HttpError } from '@aksamit/module-sdk/http';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { formFailure } from '../forms/form-failure';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { messageOfError } from './message-of-error';

test.each([
  [0, 'network_error', 'away', /^Nie udało się połączyć/, /^We could not connect/],
  [0, 'timeout', 'timeout', /^Sklep nie odpowiedział na czas/, /^The shop took too long/],
  [0, 'aborted', 'aborted', /^Połączenie zostało przerwane/, /^The request was cut off/],
  [502, 'status_502', 'failedStatus', /^Sklep odpowiedział błędem/, /^The shop answered with an error/],
])(
  'a call that ended with %d %s has words of its own, in messages and in forms',
  (status, code, key, polish, english) => {
    const error = new HttpError({ status, statusText: code, code, message: '' });
    expect(messageOfError(error, createTranslations('pl', { pl, en }))).toMatch(polish);
    expect(messageOfError(error, createTranslations('en', { pl, en }))).toMatch(english);
    expect(formFailure(error, []).messageKey).toBe(key);
  },
);

test('a change that the API made, without a readable response, is not to be repeated', () => {
  const failed = { status: 502, statusText: 'invalid_response', code: 'invalid_response', message: '' };
  const change = new HttpError({ ...failed, details: { call: 'POST /orders/{id}/withdrawal' } });
  expect(messageOfError(change, createTranslations('pl', { pl, en }))).toMatch(/^Sklep to przyjął/);
  expect(messageOfError(change, createTranslations('en', { pl, en }))).toMatch(/^The shop has received this/);
  expect(formFailure(change, []).messageKey).toBe('applied');
  expect(formFailure(new HttpError({ ...failed, details: { call: 'GET /me' } }), []).messageKey).toBe('failedStatus');
});
