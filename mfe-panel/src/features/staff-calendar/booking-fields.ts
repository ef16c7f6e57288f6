import type { StaffBookingRequest, WaitingCallerRequest } from '@aksamit/contracts/staff';
import { clockMinutes, storeInstant } from '../../staff-kit/store-time';

/** Fields of the form that books a visit, as they are typed. */
export interface BookingFields {
  /** Of a purchase, or without one. */
  kind: 'bought' | 'new';
  date: string;
  time: string;
  therapistId: string;
  /** What is searched for: an order's number or a phone. */
  search: string;
  orderProductId: string;
  treatmentSearch: string;
  productId: string;
  firstName: string;
  lastName: string;
  phonePrefix: string;
  phone: string;
  note: string;
  /** Agreed to although nobody works then who could do it. */
  outsideShift: boolean;
}

export const EMPTY_BOOKING: BookingFields = {
  kind: 'new',
  date: '',
  time: '',
  therapistId: '',
  search: '',
  orderProductId: '',
  treatmentSearch: '',
  productId: '',
  firstName: '',
  lastName: '',
  phonePrefix: '48',
  phone: '',
  note: '',
  outsideShift: false,
};

/** The request of these fields. A room and a device are chosen by what is free. */
export function bookingRequest(
  fields: BookingFields,
  at: { locationId: string; roomId?: string | undefined; deviceId?: string | undefined },
): StaffBookingRequest {
  const { kind, date, time, therapistId, note, orderProductId, productId } = fields;
  const { firstName, lastName, phonePrefix, phone } = fields;
  return {
    locationId: at.locationId,
    startAt: storeInstant(date, clockMinutes(time)),
    ...(therapistId ? { therapistId } : {}),
    ...(at.roomId ? { roomId: at.roomId } : {}),
    ...(at.deviceId ? { deviceId: at.deviceId } : {}),
    ...(fields.outsideShift ? { outsideShift: true } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
    ...(kind === 'bought' ? { orderProductId } : { productId, customer: { firstName, lastName, phonePrefix, phone } }),
  };
}

/** The request that puts the person of these fields, or the buyer of their purchase, on the waiting list of their date. */
export function callerRequest(fields: BookingFields, locationId: string): WaitingCallerRequest {
  const { kind, orderProductId, productId, date, time, note, firstName, lastName, phonePrefix, phone } = fields;
  return {
    locationId,
    date,
    ...(time ? { time } : {}),
    ...(kind === 'bought' ? { orderProductId } : { productId, customer: { firstName, lastName, phonePrefix, phone } }),
    ...(note.trim() ? { note: note.trim() } : {}),
  };
}
