import { ageDeclaration, HEALTH_TEXT_VERSION as currentVersion } from '@aksamit/contracts';
import { cartFixture, cartItemFixture } from '../../testing/cart-fixtures';
import { ageRule, asksForHealth, DECLARED_AGES, HEALTH_TEXT_VERSION } from './health-rules';

test.each([
  ['2010-11-22', 'refused'],
  ['2010-11-21', 'guardian'],
  ['2008-11-22', 'guardian'],
  ['2008-11-21', 'free'],
  ['1990-02-28', 'free'],
  [null, 'unknown'],
  ['yesterday', 'unknown'],
])('born on %s, the rule is %s', (dateBirth, rule) => {
  expect(ageRule(dateBirth, '2026-11-21')).toBe(rule);
});

test('asks for the health rules when a treatment is ordered, not for a voucher or deselected items', () => {
  expect(asksForHealth(cartFixture())).toBe(true);
  expect(asksForHealth(cartFixture({ items: [cartItemFixture({ itemType: 'voucher' })] }))).toBe(false);
  expect(asksForHealth(cartFixture({ items: [cartItemFixture({ isAccepted: false })] }))).toBe(false);
});

test('the health rules that are shown are those that hold', () => {
  expect(HEALTH_TEXT_VERSION).toBe(currentVersion);
});

test('the ages that may be declared are those that the API takes', () => {
  expect(DECLARED_AGES).toEqual(ageDeclaration.options);
});
