import type { UserRole } from '@aksamit/contracts';

/**
 * Rights in the staff area. Source: readings.md, "Roles": staff see and work the calendar of their salons, and take
 * payments and redeem vouchers for visits in them; managers also orders, refunds, codes, opinions, forms; admins also
 * prices, content, redirects, users. Rights of the role staff hold for its salons: each call checks its scope.
 */
export const STAFF_RIGHTS = {
  readCalendar: ['staff', 'manager', 'admin'],
  workCalendar: ['staff', 'manager', 'admin'],
  deleteCustomerNotes: ['manager', 'admin'],
  manageShifts: ['manager', 'admin'],
  readVisitOrders: ['staff', 'manager', 'admin'],
  takePayments: ['staff', 'manager', 'admin'],
  redeemVouchers: ['staff', 'manager', 'admin'],
  sellAtDesk: ['staff', 'manager', 'admin'],
  workTills: ['staff', 'manager', 'admin'],
  correctTills: ['manager', 'admin'],
  readOrders: ['manager', 'admin'],
  refundOrders: ['manager', 'admin'],
  correctInvoices: ['manager', 'admin'],
  managePaymentDifferences: ['manager', 'admin'],
  manageDiscountCodes: ['manager', 'admin'],
  manageOpeningExceptions: ['manager', 'admin'],
  moderateOpinions: ['manager', 'admin'],
  workDesk: ['manager', 'admin'],
  readFigures: ['manager', 'admin'],
  readMessages: ['manager', 'admin'],
  readPayments: ['manager', 'admin'],
  manageShortLinks: ['manager', 'admin'],
  readOffer: ['manager', 'admin'],
  manageOffer: ['admin'],
  managePrices: ['admin'],
  manageLocations: ['admin'],
  manageStaff: ['admin'],
  manageContent: ['admin'],
  manageRedirects: ['admin'],
  manageLegalDocuments: ['admin'],
  manageUsers: ['admin'],
  readAuditLog: ['admin'],
  readReleases: ['admin'],
  manageApiKeys: ['admin'],
  manageWebhooks: ['admin'],
  manageOwnSecondFactor: ['staff', 'manager', 'admin'],
} as const satisfies Record<string, readonly UserRole[]>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

/** Whether a role has a right. A customer has none. */
export function hasRight(role: UserRole, right: StaffRight): boolean {
  const roles: readonly UserRole[] = STAFF_RIGHTS[right];
  return roles.includes(role);
}

/** Whether a role may enter the staff area at all. */
export const isStaffRole = (role: UserRole): role is 'staff' | 'manager' | 'admin' => role !== 'customer';

/** The salons of a member of staff: all, or those named. */
export type SalonScope = 'all' | ReadonlySet<string>;

/** Only the role staff is bound to named salons; without one it works for none. */
export function salonScopeOf(role: UserRole, namedSalons: readonly string[]): SalonScope {
  if (role === 'manager' || role === 'admin') return 'all';
  return new Set(role === 'staff' ? namedSalons : []);
}

export const isInScope = (scope: SalonScope, locationId: string): boolean => scope === 'all' || scope.has(locationId);
