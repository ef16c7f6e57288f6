/**
 * Accounts: the user profile, its consents and invoice data, and the bodies of the calls under /users and /me.
 * Source: the specification's entities "User profile" and "User consent"; field names are its own, also the odd ones.
 */
import { z } from 'zod';

/** `all` is a value of its own: the customer shops for both zones. */
export const userGender = z.enum(['male', 'female', 'all']);
export type UserGender = z.infer<typeof userGender>;

export const userRole = z.enum(['customer', 'staff', 'manager', 'admin']);
export type UserRole = z.infer<typeof userRole>;

/** `selectAll` is a switch of the form: it is accepted and never stored. Only `regulations` is required. */
export const userAgreeType = z.enum([
  'selectAll',
  'regulations',
  'marketingEmail',
  'marketingPhone',
  'analytics',
  'professional',
]);
export type UserAgreeType = z.infer<typeof userAgreeType>;

/** How a customer is reminded of a visit; `none`: not at all. SMS needs a verified phone. */
export const visitReminders = z.enum(['email', 'sms', 'both', 'none']);
export type VisitReminders = z.infer<typeof visitReminders>;

export const userAgree = z.object({ id: z.string(), type: userAgreeType, value: z.boolean() });
export type UserAgree = z.infer<typeof userAgree>;

/** A consent as a form sends it. */
export const agreeInput = z.strictObject({ type: userAgreeType, value: z.boolean() });
export type AgreeInput = z.infer<typeof agreeInput>;
export const agreesInput = z.array(agreeInput).max(20);

const personName = z.string().trim().min(1).max(80);
/** Digits with an optional plus in front; 48 is the default of forms. */
export const phonePrefixInput = z
  .string()
  .trim()
  .regex(/^\+?[1-9]\d{0,3}$/)
  .transform((prefix) => prefix.replace('+', ''));
/** Spaces and hyphens are removed: only digits are stored. */
export const phoneInput = z
  .string()
  .trim()
  .regex(/^[\d\s-]{4,20}$/)
  .transform((phone) => phone.replace(/\D/g, ''))
  .refine((phone) => phone.length >= 6 && phone.length <= 12);
export const emailInput = z.string().trim().max(254).pipe(z.email());
export const passwordInput = z.string().min(8).max(200);

/** Invoice data; all required (specification, forms). */
export const invoiceInput = z.strictObject({
  vatId: z.string().trim().min(4).max(20),
  companyName: z.string().trim().min(1).max(200),
  address: z.string().trim().min(1).max(200),
  city: z.string().trim().min(1).max(80),
  postalCode: z.string().trim().min(2).max(12),
  country: z.string().trim().min(2).max(60),
});
export type InvoiceInput = z.infer<typeof invoiceInput>;

export const userInvoice = z.object({
  vatId: z.string(),
  companyName: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type UserInvoice = z.infer<typeof userInvoice>;

export const user = z.object({
  id: z.string(),
  /** YYYY-MM-DD. */
  dateBirth: z.string().nullable(),
  email: z.string(),
  emailVerifiedAt: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  gender: userGender.nullable(),
  hasPassword: z.boolean(),
  isInfluencer: z.boolean(),
  isFirstEvent: z.boolean(),
  phone: z.string(),
  phonePrefix: z.string(),
  phoneVerifiedAt: z.string().nullable(),
  role: userRole,
  /** Id of a salon. */
  prefferedLocation: z.string().nullable(),
  hasInvoiceData: z.boolean(),
  userInvoice: userInvoice.nullable(),
  userAgrees: z.array(userAgree),
  /** When the present rules on health were acknowledged; null: never. Required again after 30 days. */
  healthAcknowledgedAt: z.string().nullable().optional(),
  /** Of each of them: the version of its text, and when it was given. */
  userAgreeTexts: z.array(z.object({ type: userAgreeType, textVersion: z.string(), createdAt: z.string() })).optional(),
  /**
   * A changed e-mail that is not confirmed yet; `email` holds until then. Confirmed by the link's token (POST
   * /users/activation), resent by POST /users/activation-mails, reverted by PUT /me with the present `email`.
   */
  pendingEmail: z.string().nullable().optional(),
  /**
   * A changed phone that is not confirmed yet; `phone` holds until then. Its code is sent by POST
   * /me/phone/verification, confirmed by PUT; reverted by PUT /me with the present `phonePrefix` and `phone`.
   */
  pendingPhone: z.object({ phonePrefix: z.string(), phone: z.string() }).nullable().optional(),
  /** Logging in requires a code of an authenticator app. */
  hasSecondFactor: z.boolean().optional(),
  /** An admin without one: every call under /admin requires it first. */
  needsSecondFactor: z.boolean().optional(),
  /** How the customer is reminded of a visit. */
  visitReminders: visitReminders.optional(),
});
export type User = z.infer<typeof user>;

/** POST /users. `agrees` must hold `regulations: true`. */
export const registerRequest = z.strictObject({
  email: emailInput,
  password: passwordInput,
  firstName: personName,
  lastName: personName,
  phonePrefix: phonePrefixInput,
  phone: phoneInput,
  gender: userGender.optional(),
  agrees: agreesInput,
});
export type RegisterRequest = z.input<typeof registerRequest>;

/** A code of the authenticator app, or a recovery code; requested by 401 second_factor_required. */
const secondFactorCode = z.string().trim().min(1).max(40).optional();

/** POST /users/token. */
export const loginRequest = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
  secondFactorCode,
});
export type LoginRequest = z.input<typeof loginRequest>;

/** POST /users/known: any of the three. */
export const knownUserRequest = z.strictObject({
  email: z.string().trim().max(254).optional(),
  phonePrefix: z.string().trim().max(6).optional(),
  phone: z.string().trim().max(20).optional(),
});
export type KnownUserRequest = z.input<typeof knownUserRequest>;

/** Login methods of a known customer; empty when nobody is known (or after too many requests). */
export const loginBy = z.array(z.enum(['password', 'code']));
export type LoginBy = z.infer<typeof loginBy>;

/** PUT /me: omitted fields stay. E-mail and phone require a login of the last 15 minutes, and hold once confirmed. */
export const profileRequest = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  dateBirth: z.iso.date().nullable().optional(),
  gender: userGender.optional(),
  email: emailInput.optional(),
  phonePrefix: phonePrefixInput.optional(),
  phone: phoneInput.optional(),
  prefferedLocation: z.string().max(40).nullable().optional(),
});
export type ProfileRequest = z.input<typeof profileRequest>;

export const genderRequest = z.strictObject({ gender: userGender });
/** PUT /me/invoice: null deletes the data. */
export const invoiceRequest = z.strictObject({ userInvoice: invoiceInput.nullable() });
export const visitRemindersRequest = z.strictObject({ visitReminders });
export const userAgreesRequest = z.strictObject({ userAgrees: agreesInput });
export const passwordRequest = z.strictObject({ currentPassword: z.string().min(1).max(200), password: passwordInput });

/**
 * `data` of calls that log in or change the login. `deviceToken` is returned by those that log in: sent as the header
 * `device-token` with a later attempt, it proves that this browser was logged in to the account before; its attempts
 * are counted apart. The page server keeps both tokens from the browser.
 */
export const sessionData = z.object({ authToken: z.string(), deviceToken: z.string().optional(), user });
export type SessionData = z.infer<typeof sessionData>;

const oneTimeCode = z.string().regex(/^\d{6}$/);
const linkToken = z.string().min(1).max(200);

/** POST /user-login-codes. */
export const loginCodeRequest = z.strictObject({ phonePrefix: phonePrefixInput, phone: phoneInput });
export type LoginCodeRequest = z.input<typeof loginCodeRequest>;
/** POST /user-login-codes/token. */
export const codeLoginRequest = z.strictObject({
  phonePrefix: phonePrefixInput,
  phone: phoneInput,
  code: oneTimeCode,
  secondFactorCode,
});
export type CodeLoginRequest = z.input<typeof codeLoginRequest>;
/** DELETE /users/password: sends a link. */
export const passwordResetRequest = z.strictObject({ email: emailInput });
/** POST /users/password: `token` is the link's. */
export const newPasswordRequest = z.strictObject({ token: linkToken, password: passwordInput, secondFactorCode });
export type NewPasswordRequest = z.input<typeof newPasswordRequest>;
/** POST /users/activation: `token` is the link's. */
export const activationRequest = z.strictObject({ token: linkToken });
/** PUT /me/phone/verification. */
export const phoneCodeRequest = z.strictObject({ code: oneTimeCode });
/** DELETE /me: the password, or a fresh login code. */
export const deleteAccountRequest = z.strictObject({
  password: z.string().min(1).max(200).optional(),
  code: oneTimeCode.optional(),
});

/** `data.secondFactor` of POST /me/second-factor: data for setting up an authenticator app. Shown once. */
export const secondFactorSetup = z.object({
  /** Base32, to type in. */
  key: z.string(),
  /** `otpauth://totp/…`. */
  uri: z.string(),
  /** The address as a QR code: an SVG path of dark squares on a grid of `size` by `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
/** POST /me/second-factor/confirmation: a code of the app. */
export const secondFactorConfirmation = z.strictObject({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code)),
});
