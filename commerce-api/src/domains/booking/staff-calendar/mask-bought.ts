import type { StaffOrderProduct } from '@aksamit/contracts/staff';

const SHOWN_DIGITS = 3;

/** The data that staff of another salon need to book the rest, and to verify that the caller is the buyer. */
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
    lastEventId: null,
  };
}
