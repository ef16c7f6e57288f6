import type { User } from '@aksamit/contracts';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useTopic } from '@aksamit/module-sdk/bus';
import type { HttpError } from '@aksamit/module-sdk/http';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useEffect, useRef } from 'react';
import { type FieldErrors, type FieldPath, type Resolver, set, useForm } from 'react-hook-form';
import { useIsInBrowser } from '../../served-page/use-is-in-browser';
import { useProfile } from './api/get-profile';
import { readDraft, saveDraft } from './checkout-draft';
import { type CheckoutValues, emptyCheckout, type MarketingConsent, withProfile } from './checkout-values';
import { ageRule } from './health-rules';
import { validateCheckout } from './validate-checkout';

const resolver: Resolver<CheckoutValues> = (values) => {
  const problems = validateCheckout(values);
  if (problems.size === 0) return { values, errors: {} };
  const errors: FieldErrors<CheckoutValues> = {};
  for (const [path, name] of problems) set(errors, path, { type: name, message: name });
  return { values: {}, errors };
};

/** Fields of the form in the order in which they stand, by the path that both sides use. */
export const FIELDS = [
  'user.gender',
  'user.firstName',
  'user.lastName',
  'user.email',
  'user.phonePrefix',
  'user.phone',
  'invoice.vatId',
  'invoice.companyName',
  'invoice.address',
  'invoice.postalCode',
  'invoice.city',
  'invoice.country',
  'address.address',
  'address.postalCode',
  'address.city',
  'address.country',
  'paymentMethod',
  'ageDeclaration',
  'health',
  'agrees.regulations',
] as const satisfies FieldPath<CheckoutValues>[];
export type CheckoutField = (typeof FIELDS)[number];

/** The form's field for a path of the server's; undefined: none of this form's. */
function fieldOf(path: string): CheckoutField | undefined {
  if (path === 'agrees' || path.startsWith('agrees.')) return 'agrees.regulations';
  return FIELDS.find((field) => field === path);
}

/** The summary's form: typed data survives, the customer's profile fills what is empty. */
export function useCheckoutForm() {
  const { market, locale } = usePageContext();
  const { phonePrefix } = useMarketPolicies();
  const session = useTopic('session');
  const userId = session?.user?.id ?? null;
  const empty = useRef(
    emptyCheckout(market.slug === 'en' ? 'United Kingdom' : locale === 'en' ? 'Poland' : 'Polska', phonePrefix),
  ).current;
  const profile = useProfile(userId);
  const account = profile.data;
  const sessionUser = useRef(session?.user);
  sessionUser.current = session?.user;
  const isInBrowser = useIsInBrowser();
  const form = useForm<CheckoutValues>({
    // Typed values are stored in this browser only: hydration starts from the server's markup without them.
    defaultValues: firstValues((isInBrowser ? readDraft(userId, empty) : undefined) ?? empty, session?.user),
    resolver,
    mode: 'onTouched',
    // The summary takes the focus, with links to the fields.
    shouldFocusError: false,
  });

  const wasServed = useRef(!isInBrowser);
  useEffect(() => {
    const draft = wasServed.current ? readDraft(userId, empty) : undefined;
    wasServed.current = false;
    if (draft) form.reset(draft);
  }, [form, userId, empty]);
  // Once for each customer, and once more with the profile: a refilled form loses the order that it was just checking,
  // and the session is published more than once.
  useEffect(() => {
    const known = userId !== null && sessionUser.current ? profileOf(sessionUser.current) : undefined;
    const person = account ?? known;
    if (person) form.reset(withProfile(form.getValues(), person), { keepErrors: true, keepTouched: true });
  }, [form, userId, account]);
  useEffect(() => {
    const subscription = form.watch(() => saveDraft(userId, form.getValues()));
    return () => subscription.unsubscribe();
  }, [form, userId]);

  /** Shows a 422's messages at their fields; returns those that belong to none. */
  const showServerErrors = (error: HttpError): string[] => {
    const others: string[] = [];
    for (const [path, message] of Object.entries(error.fieldPaths)) {
      const field = fieldOf(path);
      if (field) form.setError(field, { type: 'server', message });
      else others.push(message);
    }
    return others;
  };
  const age = ageRule(account?.dateBirth, storeDateOf(new Date()));
  // Not before it is known whether the account answers.
  const mayAskAge = age === 'unknown' && !(userId !== null && profile.isPending);
  return { form, userId, isGuest: userId === null, age, mayAskAge, given: givenConsents(account), showServerErrors };
}

type SessionUser = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  phonePrefix: string | null;
  gender: string | null;
};

/** Known data is there from the first rendering on: a complete one is shown folded. */
function firstValues(values: CheckoutValues, user: SessionUser | null | undefined): CheckoutValues {
  return user ? withProfile(values, profileOf(user)) : values;
}

const MARKETING: readonly MarketingConsent[] = ['marketingEmail', 'marketingPhone'];

function givenConsents(account: Pick<User, 'userAgrees'> | undefined): MarketingConsent[] {
  return MARKETING.filter((type) => account?.userAgrees.some((agree) => agree.type === type && agree.value));
}

function profileOf(user: SessionUser) {
  const gender: 'female' | 'male' | null = user.gender === 'female' || user.gender === 'male' ? user.gender : null;
  return { ...user, phone: user.phone ?? '', phonePrefix: user.phonePrefix ?? '', gender, userInvoice: null };
}
