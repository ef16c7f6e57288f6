import type { StaffOrderProduct } from '@aksamit/shared-kit/contracts/staff';

const SHOWN_DIGITS = 3;

/** What staff of another salon need to book what is left, and to ask whether it is the buyer who calls. */
export function maskBought(bought: StaffOrderProduct): StaffOrderProduct {
  const { firstName, lastName, phonePrefix, phone } = bought.customer;
  const [initial = ''] = lastName;
  const hidden = '•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS));
  return {
    ...bought,
    isMasked: true,
    createdAt: null,
    customer: {
      firstName,
      lastName: initial === '' ? '' : `${initial}.`,
      phonePrefix,
      phone: hidden + phone.slice(-SHOWN_DIGITS),
    },
    totalCount: null,
    completedCount: null,
    bookedCount: null,
    nextStartAt: null,
  };
}
