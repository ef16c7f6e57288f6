/** An authenticator app of a test. */
import { Secret, TOTP } from 'otpauth';
import type { Headers } from './commerce-fixture';
import type { TestApp } from './test-app';

/** The code that an app shows at an instant. */
export const appCode = (key: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });

/** Adds a second factor for a user who has logged in just now. @returns the app's key and the recovery codes */
export async function addSecondFactor(
  { call }: Pick<TestApp, 'call'>,
  headers: Headers,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const begun = await call('POST', '/api/me/second-factor', { headers });
  if (begun.statusCode !== 201) throw new Error(begun.body);
  const { key } = begun.json().data.secondFactor;
  const body = { code: appCode(key) };
  const done = await call('POST', '/api/me/second-factor/confirmation', { headers, body });
  if (done.statusCode !== 200) throw new Error(done.body);
  return { key, recoveryCodes: done.json().data.recoveryCodes };
}
