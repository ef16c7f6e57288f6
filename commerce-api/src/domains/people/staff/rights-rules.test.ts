import fc from 'fast-check';
import { hasRight, isInScope, isStaffRole, STAFF_RIGHTS, type StaffRight, salonScopeOf } from './rights-rules';

const rights = Object.keys(STAFF_RIGHTS) as StaffRight[];
const rightsOf = (role: 'customer' | 'staff' | 'manager' | 'admin') => rights.filter((right) => hasRight(role, right));

test('the table of the readings, role by role', () => {
  expect(rightsOf('customer')).toEqual([]);
  const atTheDesk = [
    'readCalendar',
    'workCalendar',
    'readVisitOrders',
    'takePayments',
    'redeemVouchers',
    'sellAtDesk',
    'workTills',
  ];
  expect(rightsOf('staff')).toEqual([...atTheDesk, 'manageOwnSecondFactor']);
  expect(rightsOf('manager')).toEqual(expect.arrayContaining(['readOrders', 'refundOrders', 'manageDiscountCodes']));
  expect(rightsOf('manager')).toEqual(expect.arrayContaining(['moderateOpinions', 'workDesk']));
  const admins = ['managePrices', 'manageContent', 'manageRedirects', 'manageUsers', 'readAuditLog'] as const;
  expect(admins.filter((right) => hasRight('manager', right))).toEqual([]);
  expect(rightsOf('admin')).toEqual(rights);
});

test('each role has what the one below has', () => {
  for (const right of rights) {
    if (hasRight('staff', right)) expect(hasRight('manager', right)).toBe(true);
    if (hasRight('manager', right)) expect(hasRight('admin', right)).toBe(true);
  }
});

test('staff reach their named salons and no other; managers and admins reach all; customers none', () => {
  const salons = fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(String), { maxLength: 10 });
  fc.assert(
    fc.property(salons, fc.integer({ min: 1, max: 60 }).map(String), (named, asked) => {
      expect(isInScope(salonScopeOf('staff', named), asked)).toBe(named.includes(asked));
      expect(isInScope(salonScopeOf('customer', named), asked)).toBe(false);
      expect(isInScope(salonScopeOf('manager', named), asked)).toBe(true);
      expect(isInScope(salonScopeOf('admin', named), asked)).toBe(true);
    }),
  );
  expect(isStaffRole('customer')).toBe(false);
  expect(isStaffRole('staff')).toBe(true);
});
