import type { AgeDeclaration, AgreeInput, Cart, PlaceOrderRequest, User, UserGender } from '@aksamit/contracts';
import { methodOf, type PayChoice } from '../../payment-methods/pay-choice';

/** Values of the summary's form. Names and nesting are the order's, so that the server's errors match their fields. */
export interface CheckoutValues {
  user: {
    firstName: string;
    lastName: string;
    email: string;
    phonePrefix: string;
    phone: string;
    gender: Exclude<UserGender, 'all'> | '';
  };
  wantsInvoice: boolean;
  invoice: {
    vatId: string;
    companyName: string;
    address: string;
    city: string;
    postalCode: string;
    country: string;
  };
  address: { address: string; city: string; postalCode: string; country: string };
  agrees: { regulations: boolean; marketingEmail: boolean; marketingPhone: boolean };
  paymentMethod: PayChoice | '';
  /** Something in the cart is sent by post. */
  isShipped: boolean;
  /** A treatment is ordered: the rules on health must be acknowledged. */
  asksHealth: boolean;
  health: boolean;
  /** The age of the customer ordering a treatment is unknown. */
  asksAge: boolean;
  /** The age groups are shown, for somebody under 18; else the acknowledgement declares an adult. */
  choosesAge: boolean;
  ageDeclaration: AgeDeclaration | '';
}

export const CONSENTS = ['regulations', 'marketingEmail', 'marketingPhone'] as const;

/** Consents that an account may have given for good; the regulations are accepted with each order. */
export type MarketingConsent = Exclude<(typeof CONSENTS)[number], 'regulations'>;

/**
 * Some methods require the payer's address (specification, commerce core, section 5), a paper voucher the shipping
 * address.
 */
export function needsAddress({ paymentMethod, isShipped }: { paymentMethod: string; isShipped: boolean }): boolean {
  return isShipped || paymentMethod === 'przelewy24Instalments' || paymentMethod === 'paypo';
}

/** Whether the order holds a paper voucher. */
export function isCartShipped({ items }: Pick<Cart, 'items'>): boolean {
  return items.some(
    ({ isAccepted, data }) => isAccepted && data !== null && 'voucherType' in data && data.voucherType === 'paper',
  );
}

/** An empty form. `phonePrefix` and `country` are first guesses. */
export function emptyCheckout(country: string, phonePrefix: number): CheckoutValues {
  return {
    user: { firstName: '', lastName: '', email: '', phonePrefix: String(phonePrefix), phone: '', gender: '' },
    wantsInvoice: false,
    invoice: { vatId: '', companyName: '', address: '', city: '', postalCode: '', country },
    address: { address: '', city: '', postalCode: '', country },
    agrees: { regulations: false, marketingEmail: false, marketingPhone: false },
    paymentMethod: '',
    isShipped: false,
    asksHealth: false,
    health: false,
    asksAge: false,
    choosesAge: false,
    ageDeclaration: '',
  };
}

/** Fills in the customer's profile where nothing was typed. Consents are requested for each order again. */
export function withProfile(
  values: CheckoutValues,
  profile: Pick<User, 'firstName' | 'lastName' | 'email' | 'phonePrefix' | 'phone' | 'gender' | 'userInvoice'>,
): CheckoutValues {
  const { user, invoice } = values;
  const hasPhone = user.phone !== '';
  const gender = profile.gender === 'female' || profile.gender === 'male' ? profile.gender : '';
  return {
    ...values,
    user: {
      firstName: user.firstName || profile.firstName,
      lastName: user.lastName || profile.lastName,
      email: user.email || profile.email,
      phonePrefix: hasPhone ? user.phonePrefix : profile.phonePrefix || user.phonePrefix,
      phone: user.phone || profile.phone,
      gender: user.gender || gender,
    },
    invoice: invoice.vatId || !profile.userInvoice ? invoice : { ...profile.userInvoice },
  };
}

/**
 * The body of POST /orders. Sections that are not required are omitted. @param given consents of the account
 */
export function toOrderRequest(
  values: CheckoutValues,
  cart: { id: string; version: number },
  choice: PayChoice,
  given: readonly MarketingConsent[] = [],
): PlaceOrderRequest {
  const paymentMethod = methodOf(choice);
  const declared = values.choosesAge ? values.ageDeclaration : 'adult';
  const { gender, ...user } = values.user;
  // What the account has given was not asked, so nothing is sent of it.
  const asked = CONSENTS.filter((type) => type === 'regulations' || !given.includes(type));
  const agrees: AgreeInput[] = asked.map((type) => ({ type, value: values.agrees[type] }));
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    user: gender ? { ...user, gender } : user,
    ...(values.wantsInvoice ? { invoice: values.invoice } : {}),
    ...(needsAddress({ ...values, paymentMethod }) ? { address: values.address } : {}),
    agrees,
    paymentMethod,
    ...(values.asksAge && declared ? { ageDeclaration: declared } : {}),
  };
}
