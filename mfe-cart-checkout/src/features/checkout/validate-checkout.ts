/**
 * Checks before the order is sent. The server checks the same again and decides. Source: specification, commerce core,
 * section 5 (required fields, prefix, consent); contracts/account.ts for lengths.
 */
import * as z from 'zod/mini';
import { type CheckoutValues, needsAddress } from './checkout-values';
import { isVatIdOf } from './vat-id';

/** Key of a text under `form.problem`. */
type Problem =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'phonePrefix'
  | 'vatId'
  | 'consent'
  | 'health'
  | 'age'
  | 'paymentMethod';

const problem = (name: Problem) => ({ error: name });
const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, problem('required')), z.maxLength(longest, problem('tooLong')));

const userSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  email: text(254).check(z.email(problem('email'))),
  phonePrefix: text(5).check(z.regex(/^\+?[1-9]\d{0,3}$/, problem('phonePrefix'))),
  phone: text(20).check(
    z.regex(/^[\d\s-]*$/, problem('phone')),
    z.refine((phone) => /^\d{6,12}$/.test(phone.replace(/\D/g, '')), problem('phone')),
  ),
  // A form whose radios are all empty gives null.
  gender: z.nullable(z.enum(['female', 'male', ''])),
});

const addressSchema = z.object({ address: text(200), city: text(80), postalCode: text(12), country: text(60) });

const invoiceSchema = z
  .extend(addressSchema, { vatId: text(20), companyName: text(200) })
  .check(z.refine(({ country, vatId }) => isVatIdOf(country, vatId), { error: 'vatId', path: ['vatId'] }));

const agreesSchema = z.object({
  regulations: z.literal(true, problem('consent')),
  marketingEmail: z.boolean(),
  marketingPhone: z.boolean(),
});

/** Whether the customer's data needs nothing more. */
export const isUserComplete = (user: CheckoutValues['user']): boolean => userSchema.safeParse(user).success;

/** Problems by full path (`user.email`), in the order of the form, one for each field; none: it can be sent. */
export function validateCheckout(values: CheckoutValues): Map<string, string> {
  const problems = new Map<string, string>();
  const check = (name: string, schema: z.ZodMiniType, value: unknown) => {
    for (const issue of schema.safeParse(value).error?.issues ?? []) {
      const path = [name, ...issue.path].join('.');
      if (!problems.has(path)) problems.set(path, issue.message);
    }
  };
  check('user', userSchema, values.user);
  if (values.wantsInvoice) check('invoice', invoiceSchema, values.invoice);
  if (needsAddress(values)) check('address', addressSchema, values.address);
  if (values.paymentMethod === '') problems.set('paymentMethod', 'paymentMethod');
  if (values.asksAge && values.choosesAge && !values.ageDeclaration) problems.set('ageDeclaration', 'age');
  if (values.asksHealth && !values.health) problems.set('health', 'health');
  check('agrees', agreesSchema, values.agrees);
  return problems;
}
