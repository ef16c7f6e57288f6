import type { Headers } from '../commerce-fixture';
import { newVisitor } from '../commerce-fixture';
import { phoneOf } from './people';
import type { Walker } from './walker';

const PASSWORD = 'Dobre-haslo-1';
const NEW_PASSWORD = 'Nowe-haslo-2';

/** An account from its registration to its end. */
export async function keepAnAccount(walker: Walker): Promise<void> {
  const visitor = await newVisitor(walker.shop);
  const email = `ewa-${walker.mark}@example.com`;
  const phone = phoneOf(`${walker.mark}-account`);
  const logged = (authToken: string): Headers => ({ ...visitor, authorization: `Bearer ${authToken}` });

  await walker.make('POST /users/known', { as: visitor, body: { email } });
  const agrees = [
    { type: 'regulations' as const, value: true },
    { type: 'marketingEmail' as const, value: true },
  ];
  const person = { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone };
  const registered = await walker.make('POST /users', {
    as: visitor,
    body: { email, password: PASSWORD, ...person, gender: 'female', agrees },
  });
  let me = logged(registered.authToken);
  await walker.make('GET /me', { as: me });
  await walker.make('POST /users/activation-mails', { as: me });
  const token = await walker.secretOf('activation', email);
  await walker.make('POST /users/activation', { as: visitor, body: { token } });
  await walker.make('POST /me/phone/verification', { as: me });
  const phoneCode = await walker.secretOf('phoneCode', `48${phone}`);
  await walker.make('PUT /me/phone/verification', { as: me, body: { code: phoneCode } });

  me = logged((await walker.make('PUT /me', { as: me, body: { firstName: 'Ewelina' } })).authToken);
  await walker.make('PUT /me/gender', { as: me, body: { gender: 'female' } });
  const company = { companyName: 'Lis i Córki sp. z o.o.', address: 'ul. Długa 1', city: 'Kraków' };
  await walker.make('PUT /me/invoice', {
    as: me,
    body: { userInvoice: { vatId: '5261040567', ...company, postalCode: '31-146', country: 'PL' } },
  });
  await walker.make('PUT /me/visit-reminders', { as: me, body: { visitReminders: 'both' } });
  await walker.make('PUT /me/user-agrees', {
    as: me,
    body: { userAgrees: [{ type: 'marketingEmail', value: false }] },
  });
  await walker.make('POST /mails', { as: me, body: { template: 'application' } });
  const { calves } = walker.shop.products;
  await walker.make('POST /me/remembered-treatments', { as: me, body: { productIds: [calves] } });
  await walker.make('GET /me/remembered-treatments', { as: me, query: { page: 1, perPage: 1 } });
  await walker.make('GET /me/remembered-treatments/{id}', { as: me, params: { id: calves } });
  await walker.make('DELETE /me/remembered-treatments/{id}', { as: me, params: { id: calves } });
  await walker.make('GET /me/discount-codes', { as: me, query: { page: 1, perPage: 1 } });
  await walker.make('DELETE /users/token', { as: me });

  me = logged((await walker.make('POST /users/token', { as: visitor, body: { email, password: PASSWORD } })).authToken);
  await walker.make('POST /user-login-codes', { as: visitor, body: { phonePrefix: '48', phone } });
  const code = await walker.secretOf('loginCode', `48${phone}`);
  await walker.make('POST /user-login-codes/token', { as: visitor, body: { phonePrefix: '48', phone, code } });
  await walker.make('DELETE /users/password', { as: visitor, body: { email } });
  const reset = await walker.secretOf('passwordReset', email);
  const fresh = await walker.make('POST /users/password', { as: visitor, body: { token: reset, password: PASSWORD } });
  me = logged(fresh.authToken);
  const changed = await walker.make('POST /me/password', {
    as: me,
    body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
  });
  me = logged(changed.authToken);
  await walker.make('GET /me/export', { as: me });
  await walker.make('DELETE /me', { as: me, body: { password: NEW_PASSWORD } });
}
