import { paymentMethod } from '@aksamit/contracts';
import { paymentProviders, providerNames, providerOf } from './providers';

test('every method has one provider, or is paid in the salon', () => {
  const declared = Object.values(paymentProviders).flatMap(({ methods }) => methods);
  expect([...declared, 'cash'].sort()).toEqual([...paymentMethod.options].sort());
  expect(providerOf('cash')).toBe('salon');
  expect(providerOf('blik')).toBe('przelewy24');
});

test.each(providerNames)('%s declares the variables that production must set', (name) => {
  const { environment, secrets, address } = paymentProviders[name];
  expect(Object.keys(environment.shape)).toEqual(expect.arrayContaining([...secrets, address]));
  expect(secrets.length).toBeGreaterThan(0);
});
