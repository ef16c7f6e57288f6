import { HttpError } from '@aksamit/module-sdk/http';
import { formFailure } from './form-failure';

const failed = (status: number, code: string, fieldMessages: Record<string, string[]> = {}) =>
  new HttpError({ status, statusText: '', code, message: '', fieldMessages });

test('puts messages at the fields that the form has', () => {
  const error = failed(422, 'validation_failed', { email: ['zły adres'], other: ['?'] });
  expect(formFailure(error, ['email'])).toEqual({
    fields: { email: 'zły adres' },
    messageKey: null,
    code: 'validation_failed',
  });
});

test('has a message for the whole form when no field has an error', () => {
  expect(formFailure(failed(422, 'validation_failed', { other: ['?'] }), ['email']).messageKey).toBe('unknown');
});

test.each([
  [401, 'invalid_credentials', 'invalid_credentials'],
  [422, 'email_in_use', 'email_in_use'],
  [422, 'phone_in_use', 'phone_in_use'],
  [403, 'fresh_login_required', 'fresh_login_required'],
  [429, 'too_many_requests', 'tooOften'],
  [429, 'attempts_slowed', 'attempts_slowed'],
  [503, 'service_unavailable', 'failedStatus'],
  [0, 'network_error', 'away'],
  [400, 'bad_request', 'unknown'],
])('%i %s is said as %s', (status, code, messageKey) => {
  expect(formFailure(failed(status, code), []).messageKey).toBe(messageKey);
});

test('keeps the offer to log in beside the field of an address in use', () => {
  const failure = formFailure(failed(422, 'email_in_use', { email: ['zajęty'] }), ['email']);
  expect(failure).toEqual({ fields: { email: 'zajęty' }, messageKey: 'email_in_use', code: 'email_in_use' });
});

test('a mistake of the page itself is no answer of the API', () => {
  expect(formFailure(new TypeError('x'), []).messageKey).toBe('unknown');
});
