/** Examples of errors in both languages, named by code, for the OpenAPI document. */
import type { ErrorCode } from '../api-error';
import { errorMessage, exampleValues, validationMessage } from '../messages';

const LOCALES = ['en', 'pl'] as const;
const alternatives = [
  { locationId: '7', startAt: '2026-11-23T10:15:00+01:00' },
  { locationId: '7', startAt: '2026-11-23T11:00:00+01:00' },
  { locationId: '9', startAt: '2026-11-23T10:00:00+01:00' },
];
/** A visit as staff see it: `staffEvent`. */
const changedEvent = {
  id: '5f0c2f6e-3a51-4f0e-8d4b-1f1f6f0a0002',
  doneStatus: 'active',
  startAt: '2026-11-23T09:15:00.000Z',
  endAt: '2026-11-23T10:00:00.000Z',
  location: { id: '7', name: 'Łódź Piotrkowska' },
  product: { id: '21', name: 'Depilacja laserowa łydek' },
  room: { id: '12', name: '1' },
  device: { id: '12', name: 'Laser 1' },
  therapist: { id: '12', name: 'Marta' },
  customer: { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100200' },
  orderId: null,
  orderNumber: null,
  orderProductId: null,
  note: null,
  interviewAt: null,
  customerCardAt: null,
  guardianConsentAt: null,
  arrivedAt: null,
  isFinal: false,
  version: 4,
};

/** Fields of a code beside its message. */
const DETAILS: Partial<Record<ErrorCode, Record<string, unknown>>> = {
  slot_taken: { alternatives },
  outside_shift: { alternatives },
  time_passed: { alternatives },
  hold_over: { alternatives },
  hold_expired: { alternatives },
  day_not_full: { alternatives },
  interval_too_short: { from: '2027-01-04T00:00:00+01:00' },
  notice_too_short: { from: '2026-11-24T10:00:00+01:00' },
  search_too_short: { missing: 1 },
  cart_changed: {
    lines: [
      {
        id: '5f0c2f6e-3a51-4f0e-8d4b-1f1f6f0a0001',
        was: { quantity: 1, price: 10000 },
        is: { quantity: 1, price: 12000 },
      },
    ],
    version: 4,
  },
  confirmation_required: {
    lines: [
      {
        cartItemId: '5f0c2f6e-3a51-4f0e-8d4b-1f1f6f0a0001',
        name: 'Elektrostymulacja mięśni',
        label: 'Nie mam rozrusznika serca.',
      },
    ],
  },
  voucher_used: { code: 'R78Y6V4LEV8XA844', value: 5000 },
  event_changed: { event: changedEvent },
  health_not_acknowledged: { phone: '+48 42 630 10 10' },
  key_scope_missing: { scopes: ['orders'] },
  withdrawal_over: { until: '2026-11-15T23:59:59.999Z' },
};

/** Codes whose `fields` name the error, with one such field. */
const FIELDS: Partial<Record<ErrorCode, [field: string, key: string]>> = {
  validation_failed: ['user.email', 'email'],
  no_price: ['quantity', 'no_price'],
  payment_method_unavailable: ['paymentMethod', 'payment_method_unavailable'],
  link_invalid: ['token', 'link_invalid'],
  email_in_use: ['email', 'email_in_use'],
  phone_in_use: ['phone', 'phone_in_use'],
};

/** Name of an example under `components/examples`. */
export const exampleName = (code: string, locale: (typeof LOCALES)[number]): string => `${code}.${locale}`;

/** The examples of a code, by name. */
export function errorExamples(code: ErrorCode): Record<string, { summary: string; value: object }> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const [field, key] = FIELDS[code] ?? [];
      const fields =
        field && key ? { fields: { [field]: [validationMessage(key, locale) ?? errorMessage(code, locale)] } } : {};
      const details = DETAILS[code] ? { details: DETAILS[code] } : {};
      const values = {
        missing: 1,
        code: 'R78Y6V4LEV8XA844',
        value: '50 zł',
        from: '4.01.2027',
        seconds: 24,
        time: '12:20',
        ...exampleValues(),
        phone: '+48 42 630 10 10',
      };
      const error = { code, message: errorMessage(code, locale, values), ...fields, ...details };
      return [exampleName(code, locale), { summary: `${code} (${locale})`, value: { error } }];
    }),
  );
}

/** References to the examples of codes, for one status of a call. */
export const referencesTo = (codes: readonly string[]): Record<string, { $ref: string }> =>
  Object.fromEntries(
    codes.flatMap((code) =>
      LOCALES.map((locale) => {
        const name = exampleName(code, locale);
        return [name, { $ref: `#/components/examples/${name}` }];
      }),
    ),
  );
